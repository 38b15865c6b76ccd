import { mixed, object } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { checkField, checkoutFields } from '../core/field-check.ts';
import type { CheckoutField, FieldContext } from '../core/checkout-field.ts';

const fieldSchema = (field: CheckoutField, context: FieldContext): Schema =>
  mixed().test({
    name: field,
    test(_value, test) {
      // The outermost object is the complete form: which fields are required depends on others.
      const values = (test.from?.at(-1)?.value ?? {}) as CheckoutValues;
      const kind = checkField(values, field, context);
      return kind === null || test.createError({ message: kind });
    },
  });

const schemasOf = (fields: readonly CheckoutField[], context: FieldContext): Record<string, Schema> =>
  Object.fromEntries(fields.map((field) => [field.split('.').at(-1) ?? field, fieldSchema(field, context)]));

/** The form's rules as a Yup schema; each message is a `FieldErrorKind`. */
export const checkoutSchema = (context: FieldContext): ObjectSchema<object> =>
  object({
    ...schemasOf(
      checkoutFields.filter((field) => !field.includes('.')),
      context,
    ),
    delivery: object(
      schemasOf(
        checkoutFields.filter((field) => field.startsWith('delivery.')),
        context,
      ),
    ),
  });
