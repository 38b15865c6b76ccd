import { safeStorage } from '@lyng/browser';
import type { Ports, Tab, TabHalf } from '@lyng/feature';
import { overlayMessages } from '../react/overlay-messages.ts';
import { loadQuickShop } from '../react/quick-shop-link/load-quick-shop.ts';
import { createLastVisitedListeners } from '../state/last-visited-listeners.ts';
import { consentToCatalogue } from './consent-to-catalogue.ts';
import { realtimeToProduct } from './realtime-to-product.ts';
import { watchLists } from './watch-lists.ts';

/** Stores the last visited products where the shopper allows it, and keeps growing lists in the history. */
export function startTab({ app: { gateway, loadMessages, ports, slots }, router }: Tab): TabHalf {
  const isAllowed: Ports['isAllowed'] = (purpose) => ports.isAllowed?.(purpose) ?? false;
  const lastVisited = createLastVisitedListeners({
    storage: safeStorage(() => window.localStorage),
    isAllowed: () => isAllowed('preferences'),
  });
  return {
    middleware: [lastVisited, consentToCatalogue(isAllowed)],
    started: () => {
      Object.assign(ports, { listsOnScreen: watchLists(router, window) });
      if (ports.realtime) realtimeToProduct(router, gateway, ports.realtime);
    },
    preload: () => Promise.all([loadQuickShop(slots), ...overlayMessages.map((group) => loadMessages(group))]),
  };
}
