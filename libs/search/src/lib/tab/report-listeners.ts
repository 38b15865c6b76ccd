import type { ShopState, ShopStore } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { authToSearch } from './auth-to-search.ts';
import { cartToSearch } from './cart-to-search.ts';
import type { ChosenProducts, NotifyTicket, TicketsOfSizes } from './cart-to-search.ts';
import { favouritesToSearch } from './favourites-to-search.ts';
import type { NotifyProduct } from './favourites-to-search.ts';
import { lastVisitedToSearch } from './last-visited-to-search.ts';
import { recommendationsToSearch } from './recommendations-to-search.ts';
import { resultsToSearch } from './results-to-search.ts';
import type { TicketsOfResult } from './results-to-search.ts';
import { snackbarsToSearch } from './snackbars-to-search.ts';
import type { RemoveSearches } from './snackbars-to-search.ts';
import type { StartListening } from './start-listening.ts';

/** The reports of this tab to the search service. */
export interface SearchReports {
  readonly click: NotifyTicket;
  readonly addToCart: NotifyTicket;
  readonly addFavourite: NotifyProduct;
  readonly removeFavourite: NotifyProduct;
  readonly ticketsOfResult: TicketsOfResult;
  readonly ticketsOfSizes: TicketsOfSizes;
  readonly removeSearches: RemoveSearches;
  readonly removeViews: () => unknown;
  /** Ends the visit; the next one is another shopper's. */
  readonly leave: () => unknown;
}

/** Reports to the search service what the shopper does anywhere in the shop. */
export function createReportListeners(reports: SearchReports): Middleware {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const chosen: ChosenProducts = new Map();
  authToSearch(start, reports.leave);
  cartToSearch(start, reports.addToCart, { chosen, ticketsOf: reports.ticketsOfSizes });
  favouritesToSearch(start, { add: reports.addFavourite, remove: reports.removeFavourite });
  lastVisitedToSearch(start, reports.removeViews);
  recommendationsToSearch(start, reports.click, chosen);
  resultsToSearch(start, reports.click, { chosen, ticketsOf: reports.ticketsOfResult });
  snackbarsToSearch(start, reports.removeSearches);
  return listeners.middleware;
}
