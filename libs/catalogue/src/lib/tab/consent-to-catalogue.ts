import { shopEvent } from '@lyng/feature';
import type { Ports, ShopState, ShopStore } from '@lyng/feature';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { lastVisitedStorageAllowed } from '../state/last-visited-listeners.ts';

/**
 * Last visited products are stored as soon as the shopper consents. A stored consent is read before the listeners start,
 * and replayed to them.
 */
export function consentToCatalogue(isAllowed: Ports['isAllowed']): Middleware {
  const { middleware, startListening } = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  startListening({
    matcher: isAnyOf(shopEvent('consent/consentChosen'), shopEvent('consent/consentRead')),
    effect: (_action, { dispatch }) => {
      if (isAllowed('preferences')) dispatch(lastVisitedStorageAllowed());
    },
  });
  return middleware;
}
