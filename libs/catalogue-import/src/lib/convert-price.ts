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

/** The rate of a currency: Danish kroner including VAT for one unit. */
const rateOf = ({ rates }: ImportSettings, currency: string | undefined): number | undefined =>
  currency !== undefined && Object.hasOwn(rates, currency) ? rates[currency] : undefined;

/** The label of a market for an amount in Danish kroner; beyond the highest label, prices are round hundreds. */
function labelOf(market: MarketAlias, kroner: number): number {
  const amount = minorUnits(kroner * kroneRates[market]);
  const last = pricePointsOf[market].at(-1) ?? 0;
  return amount <= last ? localPrice(market, kroner) : Math.round(amount / 10_000) * 10_000;
}

const maxOf = ({ maxPriceDkk }: ImportSettings, kind: string): number =>
  (Object.hasOwn(maxPriceDkk, kind) ? maxPriceDkk[kind] : undefined) ?? maxPriceDkk['default'] ?? Infinity;

/** Turns a feed's price into the prices of the markets; a market that it gives no price for, and no rate, is left out. */
export function convertPrice(
  { price, currency, own = {} }: FeedPrice,
  kind: string,
  settings: ImportSettings,
): Result<string, MarketPrices> {
  const prices: MarketPrices = {};
  const max = maxOf(settings, kind);
  const rate = rateOf(settings, currency);
  for (const market of markets) {
    const marketsOwn = ownPriceOf(market, own) ?? (currency === marketCurrency[market] ? price : undefined);
    const amount = marketsOwn ?? price;
    const worth = marketsOwn === undefined ? rate : rateOf(settings, marketCurrency[market]);
    // A market's own price needs no rate; only its check does.
    if (amount === undefined || (marketsOwn === undefined && worth === undefined)) continue;
    const named = `price ${amount} ${marketsOwn === undefined ? (currency ?? '') : marketCurrency[market]}`;
    const kroner = amount * (worth ?? 0);
    if (amount <= 0) return fail(`${named} is not a price`);
    if (kroner > max) return fail(`${named} is above the max of ${max} DKK for "${kind}"`);
    prices[market] = steady(marketsOwn === undefined ? labelOf(market, kroner) : minorUnits(amount));
  }
  if (Object.keys(prices).length > 0) return ok(prices);
  return fail(price === undefined ? 'no price' : `no rate for the currency "${currency ?? ''}"`);
}

/** The same price, unreduced, on the labels of every market. */
export function pricesInEveryMarket(kroner: number): Record<MarketAlias, SourcePrice> {
  const on = (market: MarketAlias): SourcePrice => steady(labelOf(market, kroner));
  return { dk: on('dk'), se: on('se'), no: on('no'), fi: on('fi') };
}
