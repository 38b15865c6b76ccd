import type { ShopConfig, ShopMarket } from '@lyng/feature';
import type { DeliveryTerms } from '@lyng/model';
import type { ListSort, SiteConfig } from '@lyng/routing/core';

/** A shop's `shop.config.json`. The server validates its markets and sorts at start, so browsers need not. */
export interface ShopFile {
  readonly name: string;
  readonly channelId: string;
  readonly apiKey: string;
  readonly persistedQueries?: boolean;
  readonly returnDays: number;
  readonly delivery?: DeliveryTerms;
  /** The sort of lists that have none of their own. */
  readonly productListDefaultSort: string;
  /** Sorts of single lists, by the names of their screens. */
  readonly customSortRoutes: Readonly<Record<string, string>>;
  readonly markets: readonly {
    readonly alias: string;
    readonly currency: string;
    /** Minor units. */
    readonly freeShippingFrom: number;
    /** Minor units. */
    readonly minimumOrderValue: number;
    readonly paymentMarks?: readonly string[];
  }[];
}

/** The configuration of a shop, from its file. */
export function createShopConfig(file: ShopFile): ShopConfig {
  const checkoutMarkets = file.markets as unknown as readonly ShopMarket[];
  // Markets with a shop of their own; the others have no host and no path.
  const markets = checkoutMarkets.filter(({ onlyDisplayInCheckout }) => onlyDisplayInCheckout !== true);
  return {
    name: file.name,
    channelId: file.channelId,
    apiKey: file.apiKey,
    persistedQueries: file.persistedQueries,
    sites: { ...file, markets } as unknown as SiteConfig,
    checkoutMarkets,
    marketTerms: Object.fromEntries(
      file.markets.map(({ alias, currency, freeShippingFrom, minimumOrderValue, paymentMarks }) => [
        alias,
        { currency, freeShippingFrom, minimumOrder: { value: minimumOrderValue, currency }, paymentMarks },
      ]),
    ) as ShopConfig['marketTerms'],
    returnDays: file.returnDays,
    delivery: file.delivery,
    lists: {
      // Full rows of two, three and four, and more than a shopper sees at first.
      pageSize: 48,
      defaultSort: file.productListDefaultSort as ListSort,
      sortOf: file.customSortRoutes,
    },
  };
}
