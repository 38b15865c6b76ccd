import { safeStorage } from '@lyng/browser';
import type { Ports, Tab, TabHalf } from '@lyng/feature';
import { createLastVisitedListeners } from '../state/last-visited-listeners.ts';
import { consentToCatalogue } from './consent-to-catalogue.ts';
import { watchLists } from './watch-lists.ts';

/** Stores the last visited products where the shopper allows it, and keeps growing lists in the history. */
export function startTab({ app: { ports }, router }: Tab): TabHalf {
  const isAllowed: Ports['isAllowed'] = (purpose) => ports.isAllowed?.(purpose) ?? false;
  const lastVisited = createLastVisitedListeners({
    storage: safeStorage(() => window.localStorage),
    isAllowed: () => isAllowed('preferences'),
  });
  return {
    middleware: [lastVisited, consentToCatalogue(isAllowed)],
    started: () => void Object.assign(ports, { listsOnScreen: watchLists(router, window) }),
  };
}
