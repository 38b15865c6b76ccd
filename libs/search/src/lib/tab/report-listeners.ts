import { shopEvent, snackbarDismissed } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, TypedStartListening } from '@reduxjs/toolkit';
import { recentSearchesForgotten } from '../state/recent-searches-slice.ts';
import { cartToSearch } from './cart-to-search.ts';
import type { ChosenProducts, NotifyTicket, TicketsOfSizes } from './cart-to-search.ts';
import { recommendationsToSearch } from './recommendations-to-search.ts';
import { resultsToSearch } from './results-to-search.ts';
import type { TicketsOfResult } from './results-to-search.ts';

/** The function that starts the listeners of a tab. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;

/** The reports of this tab to the search service, which ranks by them. A product is named by its article number. */
export interface SearchReports {
  readonly click: NotifyTicket;
  readonly addToCart: NotifyTicket;
  readonly addFavourite: (productKey: string) => unknown;
  readonly removeFavourite: (productKey: string) => unknown;
  readonly ticketsOfResult: TicketsOfResult;
  readonly ticketsOfSizes: TicketsOfSizes;
  /** Removes the visitor's recent searches. */
  readonly removeSearches: () => Promise<unknown>;
  readonly removeViews: () => unknown;
  /** Ends the visit; the next one is another shopper's. */
  readonly leave: () => unknown;
}

/** Reports to the search service what the shopper does anywhere in the shop. */
export function createReportListeners(reports: SearchReports): Middleware {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const chosen: ChosenProducts = new Map();
  cartToSearch(start, reports.addToCart, { chosen, ticketsOf: reports.ticketsOfSizes });
  recommendationsToSearch(start, reports.click, chosen);
  resultsToSearch(start, reports.click, { chosen, ticketsOf: reports.ticketsOfResult });
  start({
    actionCreator: shopEvent('favorite:add'),
    effect: ({ payload: { product } }) => void reports.addFavourite(product.articleNumber),
  });
  start({
    actionCreator: shopEvent('favorite:remove'),
    effect: ({ payload: { product } }) => void reports.removeFavourite(product.articleNumber),
  });
  // At once: the shop never shows the service's list, so an undo has nothing to restore there.
  start({ actionCreator: shopEvent('lastVisited/lastVisitedCleared'), effect: () => void reports.removeViews() });
  // Cleared searches are removed when the message with the undo has disappeared.
  start({
    actionCreator: snackbarDismissed,
    effect: async ({ payload: id }, { dispatch, getState }) => {
      if (getState().recentSearches?.clearedIn !== id) return;
      await reports.removeSearches();
      dispatch(recentSearchesForgotten());
    },
  });
  // So that the next shopper is not offered the previous one's searches; an expired session is still the same shopper's.
  // The tab of the logout ends the keys that all tabs share; without consent each tab has its own, which end with its page.
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: ({ payload: { reason } }, { dispatch }) => {
      if (reason !== 'logout') return;
      reports.leave();
      // Results for the previous visitor may be on the screen.
      dispatch(recentSearchesForgotten());
    },
  });
  return listeners.middleware;
}

/** Leaving the shop removes cleared searches too: the undo ends with the page. */
export function removeOnLeave(
  page: Pick<Window, 'addEventListener'>,
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  remove: SearchReports['removeSearches'],
): void {
  page.addEventListener('pagehide', () => {
    if (typeof getState().recentSearches?.clearedIn !== 'string') return;
    void remove();
    dispatch(recentSearchesForgotten());
  });
}
