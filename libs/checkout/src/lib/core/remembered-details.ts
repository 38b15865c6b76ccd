import { isRecord } from '@lyng/model';
import type { CustomerType, MarketAlias } from '@lyng/model';
import { parseValues } from './checkout-draft.ts';
import { storedValues } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The details of a purchase that the browser stores for the next one, if the shopper agrees. */
export type RememberedDetails = Omit<CheckoutValues, 'personalId' | 'message' | 'newsletter' | 'terms'>;

/** Details as text. Values of one purchase only are left out: the message, the consents, the personal number. */
export const printRemembered = (values: CheckoutValues, market: MarketAlias): string =>
  JSON.stringify({ market, values: { ...storedValues(values), message: '', newsletter: false, terms: false } });

/**
 * Reads details that were remembered in this market as this type of customer.
 * @returns `null` for those of another market or type of customer, for a broken text, and without an email.
 */
export function parseRemembered(found: unknown, market: MarketAlias, type: CustomerType): RememberedDetails | null {
  if (!isRecord(found) || found['market'] !== market) return null;
  const values = parseValues(found['values']);
  if (!values || values.customerType !== type || values.email === '') return null;
  const { personalId: _personalId, message: _message, newsletter: _newsletter, terms: _terms, ...details } = values;
  return { ...details, remember: true };
}
