import { isoCodes } from '@lyng/i18n/core';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { ApiContext } from '../../platform/graphql/context.ts';
import type { ContentLibrary } from '../content/files/content-library.ts';
import type { Scope, ScopeArguments } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

/** The context of a catalogue request: time, market and language. */
export interface View {
  readonly shop: Shop;
  readonly snapshot: CatalogueSnapshot;
  readonly scope: Scope;
  /** The editors' content. */
  readonly content: ContentLibrary;
  readonly now: Date;
}

/** The catalogue for one request. */
export const viewOf = async (context: ApiContext, args: ScopeArguments): Promise<View> => ({
  shop: context.config.shop,
  snapshot: await context.catalogue(),
  scope: context.scope(args),
  content: context.content(),
  now: context.now(),
});

/** The paths of addresses, once each, as older clients of the contract read them. */
export const pathsOf = (urls: readonly { readonly url: string }[]): readonly string[] => [
  ...new Set(urls.map(({ url }) => url)),
];

/** The same page in every language, with the market that speaks it. */
export const alternativeUrls = (shop: Shop, path: (language: Language) => string) =>
  languages.map((language) => ({
    url: path(language),
    culture: isoCodes[language],
    language,
    country: shop.markets.find((market) => market.languages.includes(language))?.country ?? null,
    channelId: shop.channelId,
  }));
