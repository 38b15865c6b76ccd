import { limitedFetch } from '@lyng/commerce-client';
import type { ServerHalf } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { isListParameter } from '@lyng/routing/core';
import { EXACT, TAB } from '../routes/search/search-address.ts';
import { touchpointOf } from '../shell/touchpoint.ts';
import { randomUUID } from 'node:crypto';

/** Timeout of the search service in ms; the page is complete without it. */
const searchTimeout = 1000;

export const searchServer: ServerHalf = {
  messages: {
    search: {
      da: () => import('../messages/search/da.ts'),
      sv: () => import('../messages/search/sv.ts'),
      nb: () => import('../messages/search/nb.ts'),
      fi: () => import('../messages/search/fi.ts'),
    },
  },
  prepare: ({ ports, site, store }, { backendUrl }) => {
    // Only the browser has the visitor's keys.
    const anonymousKeys = { customerKey: randomUUID(), sessionKey: randomUUID() };
    const searchService = {
      clusterUrl: backendUrl,
      market: site.market,
      locale: isoCodes[site.language],
      touchpoint: touchpointOf(store.getState().page.viewportWidth),
      keys: () => anonymousKeys,
      fetch: limitedFetch(fetch),
      timeLimit: searchTimeout,
    };
    Object.assign(ports, { searchService });
  },
  cachedScreens: { 'search-results': (name) => isListParameter(name) || name === TAB || name === EXACT },
};
