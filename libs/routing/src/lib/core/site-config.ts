import { fail, isLanguage, isMarket, isRecord, languages, ok } from '@lyng/model';
import type { CurrencyCode, Language, MarketAlias, Result } from '@lyng/model';
import type { Site } from './site.ts';

/** One market of the shop. `languages` are the ones it allows, its default first. */
export interface SiteMarket {
  readonly alias: MarketAlias;
  readonly host: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly languages: readonly [Language, ...Language[]];
}

/** The hosts of the shop, and the market and language of each. */
export interface SiteConfig {
  readonly slug: string;
  /** The host on which the default market has no prefix and the other languages have one. */
  readonly sharedHost: string;
  /** The fallback market too. */
  readonly defaultMarket: MarketAlias;
  readonly markets: readonly SiteMarket[];
  /** Paths are `/{market}/{locale}/…`. */
  readonly marketPrefix?: boolean;
}

/** Finds a market by its alias, by comparing: an alias from a cookie or path never indexes an object. */
export const marketByAlias = (config: SiteConfig, alias: string | undefined): SiteMarket | undefined =>
  config.markets.find((market) => market.alias === alias);

/** The default market; a configuration without it is a bug. */
export function defaultMarket(config: SiteConfig): SiteMarket {
  const market = marketByAlias(config, config.defaultMarket);
  if (!market) {
    throw new Error(
      `@lyng/routing: no market has the alias ${config.defaultMarket}, so there is nothing to fall back to. Add it to markets.`,
    );
  }
  return market;
}

/** The language when the market allows it, else the market's default one. */
export const allowedLanguage = (market: SiteMarket, language: string | undefined): Language =>
  market.languages.find((allowed) => allowed === language) ?? market.languages[0];

/** The market's own site in a language: on its own host, or under its prefix in market-prefix mode. */
export function marketSite(config: SiteConfig, market: SiteMarket, language: Language): Site {
  const own = language === market.languages[0] ? '' : `/${language}`;
  return {
    market: market.alias,
    language,
    basePath: config.marketPrefix ? `/${market.alias}/${language}` : own,
    slug: config.slug,
  };
}

/** Reads a configuration file's content; the failure names the field that is wrong. */
export function parseSiteConfig(
  json: unknown,
): Result<{ readonly kind: 'malformed-config'; readonly field: string }, SiteConfig> {
  const malformed = (field: string) => fail({ kind: 'malformed-config' as const, field });
  if (!isRecord(json)) return malformed('');
  for (const field of ['slug', 'sharedHost', 'defaultMarket'])
    if (typeof json[field] !== 'string') return malformed(field);
  const { markets } = json;
  if (
    !Array.isArray(markets) ||
    !markets.some((market) => isRecord(market) && market['alias'] === json['defaultMarket'])
  ) {
    return malformed('markets');
  }
  for (const [index, market] of markets.entries()) {
    const wrong = isRecord(market)
      ? Object.keys(marketFields).find((field) => !marketFields[field]?.(market[field]))
      : '';
    if (wrong !== undefined) return malformed(`markets[${index}].${wrong}`);
  }
  // Every field that SiteConfig names has been looked at above.
  return ok(json as unknown as SiteConfig);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const marketFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  alias: isMarket,
  host: isText,
  country: isText,
  currency: (value) => ['DKK', 'SEK', 'NOK', 'EUR'].some((code) => code === value),
  languages: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= languages.length && value.every(isLanguage),
};
