import { fail, ok } from '@lyng/model';
import type { MarketAlias, Result, SourcePrice } from '@lyng/model';
import { localPrice } from '@lyng/demo-catalogue/core';

/**
 * Feed prices, in Danish kroner including VAT. Rates are fixed, so that the same feed always gives the same shop.
 * American prices come without tax and get Danish VAT, because Denmark is the default market.
 */
const danishKroner: Readonly<Record<string, number>> = { DKK: 1, SEK: 0.65, NOK: 0.64, EUR: 7.46, USD: 6.9 * 1.25 };

/** Above every price of the shop: an error in the feed. */
const maxPriceDkk = 9500;

/** How long an imported price has been valid: the feeds carry no history, so nothing is ever imported as reduced. */
const validForDays = 60;

/** Turns a feed's price into the price labels of the four markets. */
export function convertPrice(
  price: number | undefined,
  currency: string | undefined,
): Result<string, Record<MarketAlias, SourcePrice>> {
  if (price === undefined) return fail('no price');
  const rate = currency !== undefined && Object.hasOwn(danishKroner, currency) ? danishKroner[currency] : undefined;
  if (rate === undefined) return fail(`unknown currency "${currency ?? ''}"`);
  if (price <= 0 || price * rate > maxPriceDkk) return fail(`price ${price} ${currency ?? ''} is not a price`);
  return ok(pricesInEveryMarket(price * rate));
}

/** The same price, unreduced, on the labels of every market. */
export function pricesInEveryMarket(kroner: number): Record<MarketAlias, SourcePrice> {
  const steady = (market: MarketAlias): SourcePrice => {
    const amount = localPrice(market, kroner);
    return {
      regularIncVat: amount,
      sellingIncVat: amount,
      history: [{ daysAgo: validForDays, sellingIncVat: amount }],
    };
  };
  return { dk: steady('dk'), se: steady('se'), no: steady('no'), fi: steady('fi') };
}
