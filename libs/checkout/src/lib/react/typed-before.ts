import type { AddressValues, CheckoutValues } from '../core/checkout-values.ts';

type Change = readonly [name: string, value: string | boolean];

/** The value of a control that the form does not know of; an empty text and an unchecked radio count as no change. */
function changeOf(control: Element, known: unknown): string | boolean | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === known ? null : control.checked;
  if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return null;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  return control.value === '' || control.value === known ? null : control.value;
}

const isField = <Fields extends object>(fields: Fields, name: string): name is keyof Fields & string =>
  Object.hasOwn(fields, name);

const changesOf = (form: HTMLFormElement, shown: CheckoutValues): readonly Change[] =>
  [...form.elements].flatMap((control): readonly Change[] => {
    const name = control.getAttribute('name') ?? '';
    const part = name.replace('delivery.', '');
    const known =
      name !== part && isField(shown.delivery, part)
        ? shown.delivery[part]
        : isField(shown, name)
          ? shown[name]
          : undefined;
    const value = known === undefined ? null : changeOf(control, known);
    return value === null ? [] : [[name, value]];
  });

/**
 * The form with what was typed and chosen in the server's page before hydration: React receives no events for it, and
 * shows it all the same.
 * @param values the values that the form goes on with.
 * @param shown the values that the page was rendered with.
 */
export function withTypedBefore(form: HTMLFormElement, values: CheckoutValues, shown: CheckoutValues): CheckoutValues {
  const changes = changesOf(form, shown);
  const delivery = changes
    .filter(([name]) => name.startsWith('delivery.'))
    .map(([name, value]) => [name.slice('delivery.'.length), value]);
  return {
    ...values,
    ...Object.fromEntries(changes.filter(([name]) => !name.startsWith('delivery.'))),
    delivery: { ...values.delivery, ...(Object.fromEntries(delivery) as Partial<AddressValues>) },
  };
}
