import type { KnownShopper } from '@lyng/model';
import { addressFields } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';
import type { RememberedDetails } from './remembered-details.ts';

const fields = [...addressFields, 'email', 'mobile', 'company'] as const satisfies readonly (keyof KnownShopper)[];

/** The values that fill in a form: what the account knows, or what the browser remembers of the last purchase. */
export type KnownDetails = KnownShopper | RememberedDetails;

/** Fills in a form that is still empty; typed or stored values are never overwritten, nor mixed with an old address. */
export function fillInKnown(values: CheckoutValues, known: KnownDetails): CheckoutValues {
  if (fields.some((field) => values[field] !== '')) return values;
  const { addresses: _choice, ...details }: KnownDetails & Pick<KnownShopper, 'addresses'> = known;
  return { ...values, ...details };
}
