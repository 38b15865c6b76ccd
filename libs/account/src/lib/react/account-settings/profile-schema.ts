import { mixed, object } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { checkProfileField, profileFields } from '../../core/profile.ts';
import type { ProfileContext, ProfileField, ProfileValues } from '../../core/profile.ts';

const fieldSchema = (field: ProfileField, context: ProfileContext): Schema =>
  mixed().test({
    name: field,
    test(_value, test) {
      // Formik turns an empty text into `undefined`.
      const given = test.parent as ProfileValues;
      const texts = Object.fromEntries(profileFields.map((name) => [name, given[name] ?? '']));
      const kind = checkProfileField({ ...given, ...texts }, field, context);
      return kind === null || test.createError({ message: kind });
    },
  });

/** The form's rules as a Yup schema; each message is a `ProfileErrorKind`. */
export const profileSchema = (context: ProfileContext): ObjectSchema<object> =>
  object(Object.fromEntries(profileFields.map((field) => [field, fieldSchema(field, context)])));
