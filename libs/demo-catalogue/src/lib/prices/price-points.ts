import type { MarketAlias } from '@lyng/model';

/**
 * The value of one Danish krone on the price labels of each market. Fixed, because a shop sets its prices independently
 * of the day's rate; VAT is included in all of them.
 */
export const kroneRates: Readonly<Record<MarketAlias, number>> = { dk: 1, se: 1.5, no: 1.55, fi: 0.134 };

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The figures that Scandinavian price labels end on, in kroner: 79, 149, 349, 1099, 2399. */
const kronerPoints = [
  ...range(19, 99, 10),
  119,
  129,
  149,
  169,
  179,
  199,
  229,
  249,
  279,
  299,
  ...range(349, 999, 50),
  ...range(1099, 1999, 100),
  ...range(2199, 3999, 200),
  ...range(4499, 9999, 500),
].map((kroner) => kroner * 100);

/** Euro labels: 9,95, 24,90, 89,90, 129,00. */
const euroPoints = [
  ...range(295, 1995, 100),
  ...range(2490, 9990, 500),
  ...range(10900, 19900, 1000),
  ...range(21900, 49900, 2000),
  ...range(54900, 99900, 5000),
];

/** Every figure, in minor units, that a label of the market may show. */
export const pricePointsOf: Record<MarketAlias, readonly number[]> = {
  dk: kronerPoints,
  se: kronerPoints,
  no: kronerPoints,
  fi: euroPoints,
};

/** The nearest label figure of a market to a price in Danish kroner including VAT. */
export function localPrice(market: MarketAlias, danishKroner: number): number {
  const amount = danishKroner * 100 * kroneRates[market];
  return pricePointsOf[market].reduce((best, point) =>
    Math.abs(point - amount) < Math.abs(best - amount) ? point : best,
  );
}

/** The highest label figure that is still at least `percentOff` below the price. */
export function reducedPrice(market: MarketAlias, price: number, percentOff: number): number {
  const limit = (price * (100 - percentOff)) / 100;
  const lower = pricePointsOf[market].filter((point) => point <= limit);
  return lower.at(-1) ?? Math.round(limit);
}
