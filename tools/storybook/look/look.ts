import { isLanguage } from '@lyng/model';
import type { CurrencyCode, Language, MarketAlias } from '@lyng/model';
import shop from '../../../shop.config.json' with { type: 'json' };

/** A market as far as Storybook shows it; read from `shop.config.json`. */
export interface StoryMarket {
  readonly alias: MarketAlias;
  readonly currency: CurrencyCode;
  /** The market's language, unless the toolbar sets another. */
  readonly language: Language;
}

/** In what guise a story is shown. */
export interface Look {
  readonly market: StoryMarket;
  readonly language: Language;
  /** Texts of the catalogue are stretched and accented, so that cut-off and forgotten ones are seen. */
  readonly pseudo: boolean;
  readonly theme: 'light' | 'dark';
  readonly motion: 'full' | 'reduced';
}

export const markets: readonly StoryMarket[] = shop.markets.map(({ alias, currency, languages: [language] }) => {
  if (!isLanguage(language))
    throw new Error(`@lyng/storybook: market ${alias} of shop.config.json speaks none of the shop's languages first.`);
  return { alias: alias as MarketAlias, currency: currency as CurrencyCode, language };
});

/** Reads the toolbar. `language` is a language, `pseudo`, or `own`: the market's. */
export function lookOf(globals: Readonly<Record<string, unknown>>): Look {
  const market = markets.find(({ alias }) => alias === globals['market']) ?? markets[0];
  if (!market) throw new Error('@lyng/storybook: shop.config.json has no market, so no story can be shown.');
  const { language } = globals;
  return {
    market,
    language: isLanguage(language) ? language : market.language,
    pseudo: language === 'pseudo',
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'full',
  };
}
