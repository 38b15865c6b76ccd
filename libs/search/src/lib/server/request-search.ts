import { selectPage, serviceFetch } from '@lyng/feature';
import type { AppContext, Ports, Visit } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { randomUUID } from 'node:crypto';
import { touchpointOf } from '../wire/touchpoint.ts';

/** The search service of one request. Only the browser has the visitor's keys. */
export function requestSearch(
  { site, store }: Pick<AppContext, 'site' | 'store'>,
  { services: { search } }: Pick<Visit, 'services'>,
): Ports['searchService'] {
  const anonymousKeys = { customerKey: randomUUID(), sessionKey: randomUUID() };
  return {
    url: search.url,
    market: site.market,
    locale: isoCodes[site.language],
    touchpoint: touchpointOf(selectPage(store.getState()).viewportWidth),
    keys: () => anonymousKeys,
    fetch: serviceFetch(search),
    timeLimit: search.timeout,
  };
}
