import { getIn, setIn } from 'formik';
import type { CheckoutValues } from '../core/checkout-values.ts';

/** The value of a control that the form does not know of; an empty text and an unchecked radio count as no change. */
function changeOf(control: Element, known: unknown): string | boolean | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === known ? null : control.checked;
  if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return null;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  return control.value === '' || control.value === known ? null : control.value;
}

/**
 * The form with what was typed and chosen in the server's page before hydration: React receives no events for it, and
 * shows it all the same.
 * @param values the values that the form goes on with.
 * @param shown the values that the page was rendered with.
 */
export const withTypedBefore = (form: HTMLFormElement, values: CheckoutValues, shown: CheckoutValues): CheckoutValues =>
  [...form.elements].reduce<CheckoutValues>((typed, control) => {
    const name = control.getAttribute('name');
    const known: unknown = name ? getIn(shown, name) : undefined;
    const value = known === undefined ? null : changeOf(control, known);
    return name && value !== null ? setIn(typed, name, value) : typed;
  }, values);
