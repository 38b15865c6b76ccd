import { mixed, object } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { checkPasswordField, emptyPasswords, passwordFields } from '../../core/change-password.ts';
import type { PasswordValues } from '../../core/change-password.ts';

const fieldSchema = (field: keyof PasswordValues): Schema =>
  mixed().test({
    name: field,
    test(_value, test) {
      // Formik turns an empty text into `undefined`.
      const { oldPassword = '', password = '', repeated = '' } = { ...emptyPasswords, ...test.parent };
      const error = checkPasswordField({ oldPassword, password, repeated }, field);
      return error === null || test.createError({ message: error });
    },
  });

/** The form's rules as a Yup schema; each message is a `PasswordError`. */
export const passwordSchema: ObjectSchema<object> = object(
  Object.fromEntries(passwordFields.map((field) => [field, fieldSchema(field)])),
);
