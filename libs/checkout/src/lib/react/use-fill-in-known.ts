import type { FormikContextType } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { fillInKnown } from '../core/fill-in-known.ts';
import type { KnownDetails } from '../core/fill-in-known.ts';

/** The text field in focus of which the next key replaces everything: it is empty, or all of its text is selected. */
export function replaceableFieldInFocus(): HTMLInputElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return null;
  const { value, selectionStart, selectionEnd } = activeElement;
  return value === '' || (selectionStart === 0 && selectionEnd === value.length) ? activeElement : null;
}

/** A new text is not selected any more: after the commit the first key replaces it, and is not appended to it. */
export const selectOnceDrawn = (field: HTMLInputElement | null): void => {
  if (field) queueMicrotask(() => field.select());
};

type CheckoutForm = Pick<FormikContextType<CheckoutValues>, 'values' | 'setValues'>;

function fillIn({ values, setValues }: CheckoutForm, known: KnownDetails): void {
  const filledIn = fillInKnown(values, known);
  // Values of the last render: to set the same ones would take away the city that is found in this very commit.
  if (filledIn === values) return;
  const field = replaceableFieldInFocus();
  void setValues(filledIn, false);
  selectOnceDrawn(field);
}

/**
 * Puts what the account or the browser knows into the form, once the stored draft has been read. It is done in the same commit: a key
 * that is pressed before a later effect is in the form, but not yet in the values that Formik would pass to that
 * effect, and would be lost with them.
 */
export function useFillInKnown(known: KnownDetails | undefined, isRestored: boolean, form: CheckoutForm): void {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(() => {
    if (known && isRestored) fillIn(latest.current, known);
  }, [known, isRestored]);
}
