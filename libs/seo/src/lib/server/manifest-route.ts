import type { ServerRoute } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { defaultMarket, marketSite } from '@lyng/routing/core';
import { hostSites } from '../core/host-sites.ts';
import { webManifest } from '../core/site-tags.ts';
import { error404, sendFile } from './text-responses.ts';

/** The web manifest of each site, on its own host and on the shared one, where a prefix selects the language. */
export const manifestRoute: ServerRoute = {
  path: '/manifests/:market/:file',
  get: async ({ market: alias = '', file = '' }, request) => {
    const { config, origin } = request;
    const { sites } = config;
    const market = sites.markets.find((each) => each.alias === alias);
    const language = market?.languages.find((each) => file === `${each}.webmanifest`);
    if (!market || !language) return error404;
    const isOwnHost = hostSites(request).origins[market.alias] === origin;
    const prefix = language === defaultMarket(sites).languages[0] ? '' : `/${language}`;
    const basePath = isOwnHost ? marketSite(sites, market, language).basePath : prefix;
    const manifest = webManifest(config.name, isoCodes[language], basePath);
    return sendFile('application/manifest+json', JSON.stringify(manifest));
  },
};
