import { defaultMarket, marketOrigins, marketSite } from '@lyng/routing/core';
import type { MarketOrigins, Site, SiteConfig } from '@lyng/routing/core';

/** The sites that a host serves, its own first, and the origins of all. */
export interface HostSites {
  readonly sites: readonly [Site, ...Site[]];
  readonly origins: MarketOrigins;
}

/** The parts of a request that decide its host's sites. */
interface HostRequest {
  readonly config: { readonly sites: SiteConfig };
  readonly origin: string;
  readonly site: Site | undefined;
}

/**
 * The sites of a host: each language of its market. A host that serves all markets by a prefix has all of them; other
 * shared hosts have the default market, whose pages name their own host.
 */
export function hostSites({ config: { sites: config }, origin, site }: HostRequest): HostSites {
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
