import { safeStorage } from '@lyng/browser';
import { isoCodes } from '@lyng/i18n/core';
import type { Site } from '@lyng/routing/core';
import { permittedKeys } from '@lyng/search';
import { createSearchSession } from '@lyng/search-client';
import type { SearchService, SearchSession } from '@lyng/search-client';
import { consentPort } from '@lyng/tracking';
import { selectPage } from '../shell/slices/page-slice.ts';
import { touchpointOf } from '../shell/touchpoint.ts';
import type { AppStore } from '../store.ts';
import { newId } from './new-id.ts';

/** How long one answer may take, in ms: what is recommended is worth no wait. */
const timeLimit = 5000;

type Shop = Pick<AppStore, 'dispatch' | 'getState'>;

const sessions = new WeakMap<AppStore['dispatch'], SearchSession>();
const services = new WeakMap<AppStore['dispatch'], SearchService>();

/**
 * By what the search service knows the visitor of one tab. The keys are kept when the shopper allows the shop to remember;
 * until then they live in memory and end with the page, so nothing is left behind that needs permission (W27).
 */
export function searchSessionOf({ dispatch, getState }: Shop): SearchSession {
  const known = sessions.get(dispatch);
  if (known) return known;
  const store = permittedKeys({
    kept: safeStorage(() => window.localStorage),
    mayKeep: () => consentPort({ getState }).isAllowed('preferences'),
  });
  const made = createSearchSession({ store, newId });
  sessions.set(dispatch, made);
  return made;
}

/** The product search service of one tab, behind the shop's own origin. */
export function searchServiceOf(shop: Shop, { market, language }: Site): SearchService {
  const { dispatch, getState } = shop;
  const known = services.get(dispatch);
  if (known) return known;
  const made: SearchService = {
    clusterUrl: window.location.origin,
    market,
    locale: isoCodes[language],
    touchpoint: touchpointOf(selectPage(getState()).viewportWidth),
    keys: searchSessionOf(shop).keys,
    fetch: window.fetch.bind(window),
    timeLimit,
  };
  services.set(dispatch, made);
  return made;
}
