import { getIn, setIn, setNestedObjectValues } from 'formik';
import type { FormikErrors, FormikTouched } from 'formik';
import { emptyCheckoutValues } from '../../core/checkout-values.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { checkoutFields } from '../../core/field-check.ts';
import type { CheckoutError, FieldErrorKind } from '../../core/checkout-field.ts';

/** The errors of Formik, in the order of the form. */
export const listErrors = (errors: FormikErrors<CheckoutValues>): readonly CheckoutError[] =>
  checkoutFields.flatMap((field) => {
    const kind: unknown = getIn(errors, field);
    return typeof kind === 'string' ? [{ field, kind: kind as FieldErrorKind }] : [];
  });

/** The same as Formik has them. */
export const formikErrors = (errors: readonly CheckoutError[]): FormikErrors<CheckoutValues> =>
  errors.reduce<FormikErrors<CheckoutValues>>((all, { field, kind }) => setIn(all, field, kind), {});

/** Every field counts as visited once the shopper has tried to buy. */
export const allTouched: FormikTouched<CheckoutValues> = setNestedObjectValues(emptyCheckoutValues('PERSON'), true);
