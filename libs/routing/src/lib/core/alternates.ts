import type { Language, MarketAlias } from '@lyng/model';
import { href } from './href.ts';
import type { HrefOptions } from './href.ts';
import { routeMeta } from './route-meta.ts';
import type { ScreenName } from './route-table.ts';
import type { ParamsOf } from './screen-params.ts';
import type { Site } from './site.ts';
import { defaultMarket, marketByAlias, marketSite } from './site-config.ts';
import type { SiteConfig, SiteMarket } from './site-config.ts';

/** `https://host[:port]` of each market, without a slash at the end. */
export type MarketOrigins = Readonly<Record<MarketAlias, string>>;

/** One page in all languages. */
export interface AlternatesRequest<Screen extends ScreenName> {
  readonly screen: Screen;
  /** Per language where aliases differ; a language left out has no such page. One value serves all languages. */
  readonly params: ParamsOf<Screen> | ((language: Language) => ParamsOf<Screen> | undefined);
  readonly site: Site;
  readonly config: SiteConfig;
  readonly origins: MarketOrigins;
  /** The part of the query that belongs to the page's identity, such as its page number. */
  readonly query?: HrefOptions['query'];
}

/** The address of a page in each market. */
export interface Alternates {
  /** Absolute, on the market's own host. */
  readonly canonical: string;
  /** Names itself too; `x-default` comes last. */
  readonly links: readonly { readonly hreflang: string; readonly href: string }[];
  /** Search engines must not list the page: only shoppers see where else it is. */
  readonly isUnlisted?: true;
}

/** Names a page's canonical address and its counterparts in the other markets. Every counterpart names the same ones. */
export function alternates<Screen extends ScreenName>(request: AlternatesRequest<Screen>): Alternates {
  const { screen, site, config } = request;
  const own = addressOf(request, marketByAlias(config, site.market) ?? defaultMarket(config), site.language);
  const canonical = own ?? request.origins[site.market] + href('home', {}, site);
  const links = config.markets.flatMap((market) =>
    market.languages.flatMap((language) => {
      const address = addressOf(request, market, language);
      return address === undefined ? [] : [{ hreflang: `${language}-${market.country}`, href: address }];
    }),
  );
  const fallback = defaultMarket(config);
  const standard = addressOf(request, fallback, fallback.languages[0]);
  return {
    canonical,
    links: standard === undefined ? links : [...links, { hreflang: 'x-default', href: standard }],
    ...(!routeMeta(screen).indexable && { isUnlisted: true }),
  };
}

function addressOf<Screen extends ScreenName>(
  { screen, params, config, origins, query }: AlternatesRequest<Screen>,
  market: SiteMarket,
  language: Language,
): string | undefined {
  const named = typeof params === 'function' ? params(language) : params;
  if (named === undefined) return undefined;
  const path = href(screen, named, marketSite(config, market, language), query === undefined ? {} : { query });
  return origins[market.alias] + path;
}

/** The origins of the markets' own hosts; in market-prefix mode one host, the shared one, serves all. */
export const marketOrigins = (config: SiteConfig, protocol: 'http' | 'https', port?: number): MarketOrigins => {
  const suffix = port === undefined ? '' : `:${port}`;
  const entries = config.markets.map(({ alias, host }) => [
    alias,
    `${protocol}://${config.marketPrefix ? config.sharedHost : host}${suffix}`,
  ]);
  // parseSiteConfig ensures that aliases are market aliases; a market the shop lacks is never looked up.
  return Object.fromEntries(entries) as MarketOrigins;
};
