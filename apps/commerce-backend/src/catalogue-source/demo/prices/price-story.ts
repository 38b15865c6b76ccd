import type { MarketAlias, SourcePrice } from '../../catalogue-source.ts';
import { campaignPrice } from '../../../services/pricing/core/campaign-price.ts';
import type { Random } from '../random.ts';
import { localPrice, reducedPrice } from './price-points.ts';

/**
 * What has happened to a product's price. The stories that end in a reduction cover what the
 * lowest-price rule must tell apart (Directive 98/6/EC, article 6a; spec §9: last 30 days).
 */
export type PriceStory =
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

/** Chooses how a product that has been sold for `since` days, at least 100, came to be on sale. */
export function saleStory(since: number, random: Random): PriceStory {
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
export function tellPrice(market: MarketAlias, danishKroner: number, story: PriceStory): SourcePrice {
  const regular = localPrice(market, danishKroner);
  const start = { daysAgo: story.since, sellingIncVat: regular };
  const after = changesOf(market, regular, story);
  return {
    regularIncVat: regular,
    sellingIncVat: after.at(-1)?.sellingIncVat ?? regular,
    history: [start, ...after],
  };
}

function changesOf(market: MarketAlias, regular: number, story: PriceStory): SourcePrice['history'] {
  switch (story.kind) {
    case 'steady':
      return [];
    case 'sale':
      return [{ daysAgo: story.daysAgo, sellingIncVat: reducedPrice(market, regular, story.percentOff) }];
    case 'campaign':
      return [{ daysAgo: story.daysAgo, sellingIncVat: campaignPrice(market, regular, story.percentOff) }];
    case 'progressive':
      return story.cuts.map((cut) => ({
        daysAgo: cut.daysAgo,
        sellingIncVat: reducedPrice(market, regular, cut.percentOff),
      }));
    case 'second-sale':
      return [
        { daysAgo: story.earlier.from, sellingIncVat: reducedPrice(market, regular, story.earlier.percentOff) },
        { daysAgo: story.earlier.to, sellingIncVat: regular },
        { daysAgo: story.daysAgo, sellingIncVat: reducedPrice(market, regular, story.percentOff) },
      ];
  }
}
