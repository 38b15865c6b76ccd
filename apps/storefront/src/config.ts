import type { MarketTerms, ShopConfig, ShopMarket } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import type { SiteConfig } from '@lyng/routing/core';
import shop from '../../../shop.config.json' with { type: 'json' };

/** All markets that orders ship to. The server validates the file at start, so browsers need not. */
const checkoutMarkets = shop.markets as unknown as readonly ShopMarket[];

/** Markets with a shop of their own; the others have no host and no path. */
export const marketsWithShop = (markets: readonly ShopMarket[]): readonly ShopMarket[] =>
  markets.filter(({ onlyDisplayInCheckout }) => onlyDisplayInCheckout !== true);

/** The shop's configuration. */
export const config: ShopConfig = {
  name: shop.name,
  channelId: shop.channelId,
  apiKey: shop.apiKey,
  sites: { ...shop, markets: marketsWithShop(checkoutMarkets) } as unknown as SiteConfig,
  checkoutMarkets,
  marketTerms: Object.fromEntries(
    shop.markets.map(({ alias, currency, freeShippingAbove, minimumOrderValue }) => [
      alias,
      { currency, freeShippingAbove, minimumOrder: { value: minimumOrderValue, currency } },
    ]),
  ) as Record<MarketAlias, MarketTerms>,
  returnDays: shop.returnDays,
  lists: {
    // Full rows of two, three and four, and more than a shopper sees at first.
    pageSize: 48,
    defaultSort: 'LATEST',
    sortOf: { bestsellers: 'MOST_SOLD' },
  },
};
