import { isoCodes } from '@lyng/i18n/core';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';

/** The context of a catalogue request: time, market and language. */
export interface View {
  readonly shop: Shop;
  readonly snapshot: CatalogueSnapshot;
  readonly scope: Scope;
  readonly now: Date;
}

/** The same page in every language, with the market that speaks it. */
export const alternativeUrls = (shop: Shop, path: (language: Language) => string) =>
  languages.map((language) => ({
    url: path(language),
    culture: isoCodes[language],
    language,
    country: shop.markets.find((market) => market.languages.includes(language))?.country ?? null,
    channelId: shop.channelId,
  }));
