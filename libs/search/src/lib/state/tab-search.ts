import { newId, safeStorage } from '@lyng/browser';
import { limitedFetch } from '@lyng/commerce-client';
import { selectPage } from '@lyng/feature';
import type { AppContext, Ports } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { SEARCH_PATH } from '@lyng/model';
import { createSearchSession } from '@lyng/search-client';
import { permittedKeys } from '../wire/permitted-keys.ts';
import { touchpointOf } from '../wire/touchpoint.ts';

/** Response timeout in ms: recommendations must not hold anything up. */
const TIME_LIMIT = 5000;

type TabSearch = Pick<Ports, 'searchService' | 'searchSession'>;

/**
 * The product search service of one tab, behind the shop's own origin, and the keys by which it knows the visitor. They
 * are stored when the shopper allows it; until then they live in memory and end with the page, so nothing is stored
 * without consent. Created with the first use: what reports a click cannot wait for a port.
 */
export function tabSearchOf({ ports, site, store }: Pick<AppContext, 'ports' | 'site' | 'store'>): TabSearch {
  const { searchService, searchSession } = ports;
  if (searchService && searchSession) return { searchService, searchSession };
  const session = createSearchSession({
    store: permittedKeys({
      persistent: safeStorage(() => window.localStorage),
      mayStore: () => ports.isAllowed?.('preferences') ?? false,
    }),
    newId,
  });
  const created: TabSearch = {
    searchSession: session,
    searchService: {
      url: window.location.origin + SEARCH_PATH,
      market: site.market,
      locale: isoCodes[site.language],
      touchpoint: touchpointOf(selectPage(store.getState()).viewportWidth),
      keys: session.keys,
      fetch: limitedFetch(window.fetch.bind(window)),
      timeLimit: TIME_LIMIT,
    },
  };
  Object.assign(ports, created);
  return created;
}
