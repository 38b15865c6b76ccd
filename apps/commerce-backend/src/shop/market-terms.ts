import type { DeliveryTerms, MarketAlias, MinorUnits } from '@lyng/model';
import shop from '../../../../shop.config.json' with { type: 'json' };

/** A market's promises and requirements, in its own currency, in minor units. The server holds the rules. */
export interface MarketTerms {
  /** VAT in percent: 25, or 25.5 in Finland. */
  readonly vatPercent: number;
  /** Goods of this value or more ship for free; a euro market has its own amount. */
  readonly freeShippingFrom: MinorUnits;
  /** Minimum order value, of the goods including VAT. */
  readonly minimumOrderValue: MinorUnits;
  /** The minimum value of goods for a bonus voucher, 199 kr.; a euro market has its own amount. */
  readonly minimumBonusPurchase: MinorUnits;
}

const termsByMarket: ReadonlyMap<string, MarketTerms> = new Map(
  shop.markets.map(({ alias, vatPercent, freeShippingFrom, minimumOrderValue, minimumBonusPurchase }) => [
    alias,
    { vatPercent, freeShippingFrom, minimumOrderValue, minimumBonusPurchase },
  ]),
);

/** When the warehouse sends, and how long carriers take. */
export const deliveryTerms: DeliveryTerms = shop.delivery;

/** The commercial terms of a market, from the shop's one configuration file. */
export function marketTerms(market: MarketAlias): MarketTerms {
  const terms = termsByMarket.get(market);
  if (!terms)
    throw new Error(
      `commerce-backend: shop.config.json has no market ${market}, so its orders cannot be priced. Add it there.`,
    );
  return terms;
}
