import { limitedFetch } from '@lyng/commerce-client';
import { selectPage } from '@lyng/feature';
import type { AppContext, Ports, Visit } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { randomUUID } from 'node:crypto';
import { touchpointOf } from '../wire/touchpoint.ts';

/** Timeout of the search service in ms; the page is complete without it. */
const TIME_LIMIT = 1000;

/** The search service of one request. Only the browser has the visitor's keys. */
export function requestSearch(
  { site, store }: Pick<AppContext, 'site' | 'store'>,
  { backendUrl }: Pick<Visit, 'backendUrl'>,
): Ports['searchService'] {
  const anonymousKeys = { customerKey: randomUUID(), sessionKey: randomUUID() };
  return {
    clusterUrl: backendUrl,
    market: site.market,
    locale: isoCodes[site.language],
    touchpoint: touchpointOf(selectPage(store.getState()).viewportWidth),
    keys: () => anonymousKeys,
    fetch: limitedFetch(fetch),
    timeLimit: TIME_LIMIT,
  };
}
