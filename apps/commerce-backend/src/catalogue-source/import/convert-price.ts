import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { MarketAlias, SourcePrice } from '../catalogue-source.ts';
import { localPrice } from '../demo/prices/price-points.ts';

/**
 * What feeds ask, in Danish kroner including VAT. Rates are fixed, so that the same feed always gives
 * the same shop. American prices come without tax and get Danish VAT (spec §1: Denmark is the default market).
 */
const danishKroner: Readonly<Record<string, number>> = { DKK: 1, SEK: 0.65, NOK: 0.64, EUR: 7.46, USD: 6.9 * 1.25 };

/** Dearer than any label of the shop: a slip in the feed. */
const dearestDkk = 9500;

/** How long an imported price is said to have held: the feeds carry no history, so nothing is ever imported as reduced. */
const heldForDays = 60;

/** Turns a feed's price into the price labels of the four markets. */
export function convertPrice(
  price: number | undefined,
  currency: string | undefined,
): Result<string, Record<MarketAlias, SourcePrice>> {
  if (price === undefined) return fail('no price');
  const rate = currency !== undefined && Object.hasOwn(danishKroner, currency) ? danishKroner[currency] : undefined;
  if (rate === undefined) return fail(`unknown currency "${currency ?? ''}"`);
  if (price <= 0 || price * rate > dearestDkk) return fail(`price ${price} ${currency ?? ''} is not a price`);
  return ok(pricesInEveryMarket(price * rate));
}

/** The same price, unreduced, on the labels of every market. */
export function pricesInEveryMarket(kroner: number): Record<MarketAlias, SourcePrice> {
  const steady = (market: MarketAlias): SourcePrice => {
    const amount = localPrice(market, kroner);
    return { regularIncVat: amount, sellingIncVat: amount, history: [{ daysAgo: heldForDays, sellingIncVat: amount }] };
  };
  return { dk: steady('dk'), se: steady('se'), no: steady('no'), fi: steady('fi') };
}
