import { safeStorage } from '@lyng/browser';
import type { Site } from '@lyng/routing/core';
import { permittedKeys } from '@lyng/search';
import { createSearchSession, type SearchService } from '@lyng/search-client';
import { consentPort } from '@lyng/tracking';
import { languageIds } from '../config.ts';
import { selectPage } from '../shell/slices/page-slice.ts';
import type { AppStore } from '../store.ts';
import { newId } from './new-id.ts';

/** Below this width, in px, the service arranges its answers for a hand-held device. */
const desktopFrom = 1024;
/** How long one answer may take, in ms: what is recommended is worth no wait. */
const timeLimit = 5000;

const services = new WeakMap<AppStore['dispatch'], SearchService>();

/**
 * The product search service of one tab, behind the shop's own origin. Its keys are kept when the shopper allows the shop to
 * remember; until then they live in memory and end with the page, so nothing is left behind that needs permission (W27).
 */
export function searchServiceOf({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>, { market, language }: Site): SearchService {
  const known = services.get(dispatch);
  if (known) return known;
  const store = permittedKeys({ kept: safeStorage(() => window.localStorage), mayKeep: () => consentPort({ getState }).isAllowed('preferences') });
  const made: SearchService = {
    clusterUrl: window.location.origin,
    market,
    locale: languageIds[language],
    touchpoint: selectPage(getState()).viewportWidth < desktopFrom ? 'mobile' : 'desktop',
    keys: createSearchSession({ store, newId }).keys,
    fetch: window.fetch.bind(window),
    timeLimit,
  };
  services.set(dispatch, made);
  return made;
}
