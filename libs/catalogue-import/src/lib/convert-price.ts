import { fail, marketCurrency, markets, ok } from '@lyng/model';
import type { MarketAlias, Result, SourcePrice } from '@lyng/model';
import { kroneRates, localPrice, pricePointsOf } from '@lyng/demo-catalogue/core';
import type { ImportSettings } from './import-settings.ts';

/** The days for which an imported price has been valid: the feeds carry no history, so nothing is ever imported as reduced. */
const validForDays = 60;

export type MarketPrices = Partial<Record<MarketAlias, SourcePrice>>;

/** A price of a feed, and the prices that it gives for markets of its own: `SWE/SEK`, `DE-EUR` or `SEK` to amount. */
export interface FeedPrice {
  readonly price: number | undefined;
  readonly currency: string | undefined;
  readonly own?: Readonly<Record<string, number>>;
}

const countries: Readonly<Record<MarketAlias, readonly string[]>> = {
  dk: ['DK', 'DNK'],
  se: ['SE', 'SWE'],
  no: ['NO', 'NOR'],
  fi: ['FI', 'FIN'],
};

/** A feed's own price for a market: the one of its country, then the one of its currency alone, then of any country. */
function ownPriceOf(market: MarketAlias, own: Readonly<Record<string, number>>): number | undefined {
  let [ofCurrency, ofOther]: (number | undefined)[] = [];
  for (const [place, price] of Object.entries(own)) {
    const [first = '', second, ...rest] = place.toUpperCase().split(/[/_-]/);
    const [country, currency] = second === undefined ? [undefined, first] : [first, second];
    if (currency !== marketCurrency[market] || rest.length > 0) continue;
    if (country === undefined) ofCurrency ??= price;
    else if (countries[market].includes(country)) return price;
    else ofOther ??= price;
  }
  return ofCurrency ?? ofOther;
}

const steady = (amount: number): SourcePrice => ({
  regularIncVat: amount,
  sellingIncVat: amount,
  history: [{ daysAgo: validForDays, sellingIncVat: amount }],
});

const minorUnits = (price: number): number => Math.round(price * 100);

/** The label of a market for an amount in Danish kroner; beyond the highest label, prices are round hundreds. */
function labelOf(market: MarketAlias, kroner: number): number {
  const amount = minorUnits(kroner * kroneRates[market]);
  const last = pricePointsOf[market].at(-1) ?? 0;
  return amount <= last ? localPrice(market, kroner) : Math.round(amount / 10_000) * 10_000;
}

/** Turns a feed's price into the prices of the markets; a market that it gives no price for, and no rate, is left out. */
export function convertPrice(
  { price, currency, own = {} }: FeedPrice,
  kind: string,
  { rates, maxPriceDkk }: ImportSettings,
): Result<string, MarketPrices> {
  const prices: MarketPrices = {};
  const max = maxPriceDkk.get(kind) ?? maxPriceDkk.get('default') ?? Infinity;
  for (const market of markets) {
    const marketsOwn = ownPriceOf(market, own) ?? (currency === marketCurrency[market] ? price : undefined);
    const amount = marketsOwn ?? price;
    const paidIn = marketsOwn === undefined ? (currency ?? '') : marketCurrency[market];
    const rate = rates.get(paidIn);
    // A market's own price needs no rate; only its check does.
    if (amount === undefined || (marketsOwn === undefined && rate === undefined)) continue;
    const named = `price ${amount} ${paidIn}`;
    const kroner = amount * (rate ?? 0);
    if (amount <= 0) return fail(`${named} is not a price`);
    if (kroner > max) return fail(`${named} is above the max of ${max} DKK for "${kind}"`);
    prices[market] = steady(marketsOwn === undefined ? labelOf(market, kroner) : minorUnits(amount));
  }
  if (Object.keys(prices).length > 0) return ok(prices);
  return fail(price === undefined ? 'no price' : `no rate for the currency "${currency ?? ''}"`);
}
