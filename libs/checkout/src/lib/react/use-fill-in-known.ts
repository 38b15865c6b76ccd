import { useLayoutEffect } from 'react';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { fillInKnown } from '../core/known-shopper.ts';
import type { KnownShopper } from '../core/known-shopper.ts';

/** The empty text field that the shopper is about to write in. */
export function emptyFieldInFocus(): HTMLInputElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.value === '' ? activeElement : null;
}

/** Once what has come is drawn, the first key takes its place, and is not put behind it. */
export const selectOnceDrawn = (field: HTMLInputElement | null): void => {
  if (field) queueMicrotask(() => field.select());
};

/**
 * Puts what the account knows into the form, once it is known what was kept of it. It is done as soon as it is drawn: a
 * key that is pressed before a later effect is in the form, but not yet in the values that Formik would hand that effect,
 * and would be lost with them.
 */
export function useFillInKnown(
  known: KnownShopper | undefined,
  isRestored: boolean,
  setValues: (fill: (values: CheckoutValues) => CheckoutValues, validate: boolean) => unknown,
): void {
  useLayoutEffect(() => {
    if (!known || !isRestored) return;
    const field = emptyFieldInFocus();
    void setValues((values) => fillInKnown(values, known), false);
    selectOnceDrawn(field);
  }, [known, isRestored, setValues]);
}
