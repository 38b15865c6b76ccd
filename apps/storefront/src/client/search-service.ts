import { newId, safeStorage } from '@lyng/browser';
import { isoCodes } from '@lyng/i18n/core';
import type { Site } from '@lyng/routing/core';
import { permittedKeys } from '@lyng/search';
import { createSearchSession } from '@lyng/search-client';
import type { SearchService, SearchSession } from '@lyng/search-client';
import { consentPort } from '@lyng/tracking';
import { selectPage } from '@lyng/feature';
import { touchpointOf } from '../shell/touchpoint.ts';
import type { AppStore } from '../store.ts';

/** Response timeout in ms: recommendations must not hold anything up. */
const timeLimit = 5000;

type Shop = Pick<AppStore, 'dispatch' | 'getState'>;

const sessions = new WeakMap<AppStore['dispatch'], SearchSession>();
const services = new WeakMap<AppStore['dispatch'], SearchService>();

/**
 * The keys by which the search service knows the visitor of one tab. They are stored when the shopper allows it; until
 * then they live in memory and end with the page, so nothing is stored without consent.
 */
export function searchSessionOf({ dispatch, getState }: Shop): SearchSession {
  const existing = sessions.get(dispatch);
  if (existing) return existing;
  const store = permittedKeys({
    persistent: safeStorage(() => window.localStorage),
    mayStore: () => consentPort({ getState }).isAllowed('preferences'),
  });
  const created = createSearchSession({ store, newId });
  sessions.set(dispatch, created);
  return created;
}

/** The product search service of one tab, behind the shop's own origin. */
export function searchServiceOf(shop: Shop, { market, language }: Site): SearchService {
  const { dispatch, getState } = shop;
  const existing = services.get(dispatch);
  if (existing) return existing;
  const created: SearchService = {
    clusterUrl: window.location.origin,
    market,
    locale: isoCodes[language],
    touchpoint: touchpointOf(selectPage(getState()).viewportWidth),
    keys: searchSessionOf(shop).keys,
    fetch: window.fetch.bind(window),
    timeLimit,
  };
  services.set(dispatch, created);
  return created;
}
