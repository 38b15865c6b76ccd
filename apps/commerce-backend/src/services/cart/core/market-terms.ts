import type { MarketAlias, MinorUnits } from '@lyng/model';
import shop from '../../../../../../shop.config.json' with { type: 'json' };

/** What a market promises and asks for, in its own currency (W22: on the server, per market, in minor units). */
export interface MarketTerms {
  /** Spec §9: free shipping above 499 kr; T9: a euro market has its own amount. */
  readonly freeShippingAbove: MinorUnits;
  /** Spec §5: minimum order value, of the goods including VAT. */
  readonly minimumOrderValue: MinorUnits;
  /** Spec §9: 199 kr, what the goods must cost before a bonus voucher counts; T9: a euro market has its own amount. */
  readonly minimumBonusPurchase: MinorUnits;
}

const termsByMarket: ReadonlyMap<string, MarketTerms> = new Map(
  shop.markets.map(({ alias, freeShippingAbove, minimumOrderValue, minimumBonusPurchase }) => [
    alias,
    { freeShippingAbove, minimumOrderValue, minimumBonusPurchase },
  ]),
);

/** The commercial terms of a market, from the shop's one configuration file. */
export function marketTerms(market: MarketAlias): MarketTerms {
  const terms = termsByMarket.get(market);
  if (!terms)
    throw new Error(
      `commerce-backend: shop.config.json has no market ${market}, so its orders cannot be priced. Add it there.`,
    );
  return terms;
}
