import type { MarketAlias, MinorUnits, SourcePrice } from '@lyng/model';
import type { Random } from '../random.ts';
import { localPrice, reducedPrice } from './price-points.ts';

/** The campaign price of a regular price in a market, in minor units: a rule of the shop. */
export type CampaignPrice = (market: MarketAlias, regular: MinorUnits, percentOff: number) => MinorUnits;

/** The price from a day on; 0 percent is the regular price again. */
interface PriceChange {
  readonly daysAgo: number;
  readonly percentOff: number;
}

/** The history of a product's price. */
export interface PriceScenario {
  /** Days ago that it was first sold, at its regular price. */
  readonly since: number;
  /** The earliest first. */
  readonly changes: readonly PriceChange[];
}

/**
 * Chooses the reductions of a product that has been sold for at least 100 days. They cover the cases that the
 * lowest-price rule distinguishes (Directive 98/6/EC, article 6a: the last 30 days).
 */
export function saleChanges(random: Random): readonly PriceChange[] {
  const percentOff = random.pick([20, 20, 25, 30, 30, 40, 50]);
  const daysAgo = random.between(2, 24);
  const roll = random.next();
  // One cut, after months at the regular price.
  if (roll < 0.55) return [{ daysAgo, percentOff }];
  // Two cuts without a rise between them: the price before the first one is the one to compare with.
  if (roll < 0.8) {
    return [
      { daysAgo: random.between(26, 44), percentOff: 20 },
      { daysAgo, percentOff: Math.max(percentOff, 40) },
    ];
  }
  // An earlier sale ended within the 30 days before this one, so its price is the one to compare with.
  const to = daysAgo + random.between(8, 26);
  return [
    { daysAgo: to + random.between(5, 12), percentOff: 15 },
    { daysAgo: to, percentOff: 0 },
    { daysAgo, percentOff: Math.max(percentOff, 30) },
  ];
}

/** Prices and their history in one market, for a regular price in Danish kroner. */
export function generatePrice(
  market: MarketAlias,
  danishKroner: number,
  { since, changes }: PriceScenario,
  reduce: CampaignPrice = reducedPrice,
): SourcePrice {
  const regular = localPrice(market, danishKroner);
  const after = changes.map(({ daysAgo, percentOff }) => ({
    daysAgo,
    sellingIncVat: percentOff === 0 ? regular : reduce(market, regular, percentOff),
  }));
  return {
    regularIncVat: regular,
    sellingIncVat: after.at(-1)?.sellingIncVat ?? regular,
    history: [{ daysAgo: since, sellingIncVat: regular }, ...after],
  };
}
