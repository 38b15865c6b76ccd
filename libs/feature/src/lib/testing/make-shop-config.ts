import { minorUnits } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { makeSiteConfig } from '@lyng/routing/testing';
import type { MarketTerms, ShopConfig } from '../contracts/shop-config.ts';

/** A shop in four markets, for tests. */
export function makeShopConfig(changes: Partial<ShopConfig> = {}): ShopConfig {
  const sites = changes.sites ?? makeSiteConfig();
  const terms = sites.markets.map(({ alias, currency }): readonly [MarketAlias, MarketTerms] => [
    alias,
    { currency, freeShippingFrom: minorUnits(49_900), minimumOrder: { value: minorUnits(5000), currency } },
  ]);
  return {
    name: 'Lyng',
    channelId: '1|dk',
    apiKey: 'lyng-storefront',
    sites,
    checkoutMarkets: sites.markets,
    marketTerms: Object.fromEntries(terms),
    returnDays: 14,
    lists: { pageSize: 48, defaultSort: 'LATEST', sortOf: { bestsellers: 'MOST_SOLD' } },
    ...changes,
  };
}
