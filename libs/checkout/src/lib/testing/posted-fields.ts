import type { CheckoutValues } from '../core/checkout-values.ts';

/** The fields that a browser posts for a form with these values: a box that is not ticked sends nothing. */
export function postedFields(
  values: CheckoutValues,
  more: Readonly<Record<string, string | number>>,
): [name: string, value: string][] {
  const { delivery, ...own } = values;
  const named = [
    ...Object.entries(own),
    ...Object.entries(delivery).map(([name, value]) => [`delivery.${name}`, value] as const),
    ...Object.entries(more),
  ];
  return named.flatMap(([name, value]): [string, string][] =>
    value === false ? [] : [[name, value === true ? 'on' : String(value).replaceAll('\n', '\r\n')]],
  );
}
