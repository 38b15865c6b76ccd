import type { MarketAlias, MinorUnits } from '@lyng/model';

/** What a market promises and asks for, in its own currency (W22: on the server, per market, in minor units). */
export interface MarketTerms {
  /** Spec §9: free shipping above 499 kr; T9: a euro market has its own amount. */
  readonly freeShippingFrom: MinorUnits;
  /** Spec §5: minimum order value, of the goods including VAT. */
  readonly minimumOrderValue: MinorUnits;
}

const kroner: MarketTerms = { freeShippingFrom: 499_00, minimumOrderValue: 50_00 };

const termsByMarket: Record<MarketAlias, MarketTerms> = {
  dk: kroner,
  se: kroner,
  no: kroner,
  fi: { freeShippingFrom: 49_00, minimumOrderValue: 5_00 },
};

/** The commercial terms of a market. */
export const marketTerms = (market: MarketAlias): MarketTerms => termsByMarket[market];
