import type { FormikErrors, FormikTouched } from 'formik';
import type { AddressValues, CheckoutValues } from '../../core/checkout-values.ts';
import { checkoutFields } from '../../core/field-check.ts';
import type { CheckoutError, CheckoutField, FieldErrorKind } from '../../core/checkout-field.ts';

const errorOf = (errors: FormikErrors<CheckoutValues>, field: CheckoutField): unknown => {
  const [name, part] = field.split('.');
  return part === undefined ? errors[name as keyof CheckoutValues] : errors.delivery?.[part as keyof AddressValues];
};

/** The errors of Formik, in the order of the form. */
export const listErrors = (errors: FormikErrors<CheckoutValues>): readonly CheckoutError[] =>
  checkoutFields.flatMap((field) => {
    const kind = errorOf(errors, field);
    return typeof kind === 'string' ? [{ field, kind: kind as FieldErrorKind }] : [];
  });

const entries = (errors: readonly CheckoutError[]): Record<string, FieldErrorKind> =>
  Object.fromEntries(errors.map(({ field, kind }) => [field.split('.').at(-1) ?? field, kind]));

/** The same as Formik has them. */
export const formikErrors = (errors: readonly CheckoutError[]): FormikErrors<CheckoutValues> => {
  const ofDelivery = errors.filter(({ field }) => field.startsWith('delivery.'));
  return {
    ...entries(errors.filter((error) => !ofDelivery.includes(error))),
    ...(ofDelivery.length > 0 && { delivery: entries(ofDelivery) }),
  };
};

const fields = (names: readonly CheckoutField[]): Record<string, boolean> =>
  Object.fromEntries(names.map((field) => [field.split('.').at(-1) ?? field, true]));

/** Every field counts as visited once the shopper has tried to buy. */
export const allTouched: FormikTouched<CheckoutValues> = {
  ...fields(checkoutFields.filter((field) => !field.includes('.'))),
  delivery: fields(checkoutFields.filter((field) => field.startsWith('delivery.'))),
};
