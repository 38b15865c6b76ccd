import type { RouteRequest } from '@lyng/feature';
import type { Site } from '@lyng/routing/core';
import { comingPath } from '../core/site-pages.ts';
import { loadSiteLists } from '../wire/load-site-lists.ts';
import type { SiteLists } from '../wire/load-site-lists.ts';
import { IncompleteWalk } from '../wire/walk-products.ts';
import { openGateway } from './open-gateway.ts';
import { rememberFor } from './site-cache.ts';

const remember = rememberFor<SiteLists>(({ categories }) => 1000 + 100 * categories.length);

/** The lists of a site, the same for all files of ten minutes, so that they agree. Throws an `IncompleteWalk`. */
export const siteListsOf = (request: RouteRequest, site: Site): Promise<SiteLists> =>
  remember(`${request.services.graphql.url} ${site.market} ${site.language}`, request, async () => {
    const lists = await loadSiteLists(openGateway(request, site), comingPath(site));
    if (!lists.ok) throw new IncompleteWalk(lists.error);
    return lists.value;
  });
