import { isoCodes } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { countryNames, currencies, languageNames } from '../../shop/locale-names.ts';
import type { UserTypeResolvers } from '../../platform/graphql/resolver-types.generated.ts';
import type { Market, Shop } from '../../shop/shop.ts';

const toLanguageType = (language: Language) => ({
  id: isoCodes[language],
  name: languageNames[language],
  code: language,
});

/** The schema's `MarketType`. A market's id is its alias. */
const toMarketType = (market: Market) => ({
  id: market.alias,
  defaultLanguageId: isoCodes[market.languages[0]],
  virtual: false,
  onlyDisplayInCheckout: market.onlyDisplayInCheckout ?? false,
  groupKey: market.alias,
  alias: market.alias,
  allowedLanguages: market.languages.map(toLanguageType),
  country: { name: countryNames[market.country] ?? market.country, code: market.country },
  currency: { ...currencies[market.currency], code: market.currency, rate: 1 },
});

/** The schema's `ChannelType`: the shop itself. */
export const toChannelType = (shop: Shop) => ({
  id: shop.channelId,
  name: shop.name,
  type: 'webshop',
  url: shop.defaultMarket.host,
  defaultLanguageId: isoCodes[shop.defaultMarket.languages[0]],
  languages: [...new Set(shop.markets.flatMap(({ languages }) => languages))].map(toLanguageType),
  defaultMarketId: shop.defaultMarket.alias,
  markets: shop.markets.map(toMarketType),
});

/** Every customer may use the shop's one channel, in all of its markets. */
export const availableChannels: UserTypeResolvers['availableChannels'] = (_user, _args, { config }) => {
  const { id, markets } = toChannelType(config.shop);
  return [{ channelId: id, availableMarkets: markets }];
};
