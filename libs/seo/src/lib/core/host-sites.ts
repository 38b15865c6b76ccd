import type { RouteRequest, ShopConfig } from '@lyng/feature';
import { defaultMarket, marketOrigins, marketSite } from '@lyng/routing/core';
import type { MarketOrigins, Site } from '@lyng/routing/core';

/** The sites that a host serves, its own first, and the origins of all. */
export interface HostSites {
  readonly sites: readonly [Site, ...Site[]];
  readonly origins: MarketOrigins;
}

/**
 * The sites of a host: each language of its market. A host that serves all markets by a prefix has all of them; other
 * shared hosts have the default market, whose pages name their own host.
 */
export function hostSites({
  config: { sites: config },
  origin,
  site,
}: Pick<RouteRequest, 'origin' | 'site'> & { readonly config: Pick<ShopConfig, 'sites'> }): HostSites {
  const { protocol, port } = new URL(origin);
  const origins = marketOrigins(
    config,
    protocol === 'https:' ? 'https' : 'http',
    port === '' ? undefined : Number(port),
  );
  const own = config.markets.find(({ alias }) => alias === site?.market) ?? defaultMarket(config);
  const markets = config.marketPrefix ? config.markets : [own];
  const [first = marketSite(config, own, own.languages[0]), ...others] = markets.flatMap((market) =>
    market.languages.map((language) => marketSite(config, market, language)),
  );
  return { sites: [first, ...others], origins };
}
