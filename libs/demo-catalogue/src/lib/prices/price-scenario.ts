import type { MarketAlias, MinorUnits, SourcePrice } from '@lyng/model';
import type { Random } from '../random.ts';
import { localPrice, reducedPrice } from './price-points.ts';

/** The campaign price of a regular price in a market, in minor units: a rule of the shop. */
export type CampaignPrice = (market: MarketAlias, regular: MinorUnits, percentOff: number) => MinorUnits;

/**
 * The history of a product's price. The scenarios that end in a reduction cover the cases that the lowest-price rule
 * distinguishes (Directive 98/6/EC, article 6a: the last 30 days).
 */
export type PriceScenario =
  | { readonly kind: 'steady'; readonly since: number }
  /** One cut, after months at the regular price. */
  | { readonly kind: 'sale'; readonly since: number; readonly percentOff: number; readonly daysAgo: number }
  /** Two cuts without a rise between them: the price before the first one is the one to compare with. */
  | {
      readonly kind: 'progressive';
      readonly since: number;
      readonly cuts: readonly { readonly daysAgo: number; readonly percentOff: number }[];
    }
  /** An earlier sale ended within the 30 days before this one, so its price is the one to compare with. */
  | {
      readonly kind: 'second-sale';
      readonly since: number;
      readonly earlier: { readonly from: number; readonly to: number; readonly percentOff: number };
      readonly percentOff: number;
      readonly daysAgo: number;
    }
  | { readonly kind: 'campaign'; readonly since: number; readonly percentOff: number; readonly daysAgo: number };

/** Chooses a sale scenario for a product that has been sold for `since` days, at least 100. */
export function saleScenario(since: number, random: Random): PriceScenario {
  const percentOff = random.pick([20, 20, 25, 30, 30, 40, 50]);
  const daysAgo = random.between(2, 24);
  const roll = random.next();
  if (roll < 0.55) return { kind: 'sale', since, percentOff, daysAgo };
  if (roll < 0.8) {
    const first = random.between(26, 44);
    return {
      kind: 'progressive',
      since,
      cuts: [
        { daysAgo: first, percentOff: 20 },
        { daysAgo, percentOff: Math.max(percentOff, 40) },
      ],
    };
  }
  const to = daysAgo + random.between(8, 26);
  return {
    kind: 'second-sale',
    since,
    earlier: { from: to + random.between(5, 12), to, percentOff: 15 },
    percentOff: Math.max(percentOff, 30),
    daysAgo,
  };
}

/** Prices and their history in one market, for a regular price in Danish kroner. */
export function generatePrice(
  market: MarketAlias,
  danishKroner: number,
  scenario: PriceScenario,
  campaignPrice: CampaignPrice,
): SourcePrice {
  const regular = localPrice(market, danishKroner);
  const start = { daysAgo: scenario.since, sellingIncVat: regular };
  const after = changesOf(market, regular, scenario, campaignPrice);
  return {
    regularIncVat: regular,
    sellingIncVat: after.at(-1)?.sellingIncVat ?? regular,
    history: [start, ...after],
  };
}

function changesOf(
  market: MarketAlias,
  regular: number,
  scenario: PriceScenario,
  campaignPrice: CampaignPrice,
): SourcePrice['history'] {
  switch (scenario.kind) {
    case 'steady':
      return [];
    case 'sale':
      return [{ daysAgo: scenario.daysAgo, sellingIncVat: reducedPrice(market, regular, scenario.percentOff) }];
    case 'campaign':
      return [{ daysAgo: scenario.daysAgo, sellingIncVat: campaignPrice(market, regular, scenario.percentOff) }];
    case 'progressive':
      return scenario.cuts.map((cut) => ({
        daysAgo: cut.daysAgo,
        sellingIncVat: reducedPrice(market, regular, cut.percentOff),
      }));
    case 'second-sale':
      return [
        { daysAgo: scenario.earlier.from, sellingIncVat: reducedPrice(market, regular, scenario.earlier.percentOff) },
        { daysAgo: scenario.earlier.to, sellingIncVat: regular },
        { daysAgo: scenario.daysAgo, sellingIncVat: reducedPrice(market, regular, scenario.percentOff) },
      ];
  }
}
