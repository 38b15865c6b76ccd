import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { authToSearch } from './auth-to-search.ts';
import { cartToSearch } from './cart-to-search.ts';
import type { ChosenProducts, NotifyTicket, TicketsOfSizes } from './cart-to-search.ts';
import { consentToLastVisited } from './consent-to-last-visited.ts';
import { favouritesToSearch } from './favourites-to-search.ts';
import type { NotifyProduct } from './favourites-to-search.ts';
import { lastVisitedToSearch } from './last-visited-to-search.ts';
import { recommendationsToSearch } from './recommendations-to-search.ts';
import { resultsToSearch } from './results-to-search.ts';
import type { TicketsOfResult } from './results-to-search.ts';
import { snackbarsToSearch } from './snackbars-to-search.ts';
import type { RemoveSearches } from './snackbars-to-search.ts';

/** What a wiring starts its listeners with. */
export type StartListening = TypedStartListening<RootState, AppStore['dispatch']>;

/** The search service of this tab. */
export interface SearchPorts {
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

/** What the wirings need from outside the store. */
export interface WiringPorts {
  readonly search: SearchPorts;
}

/** The wirings between domains, one file for each pair: together they are a map of the shop. */
export function createWirings({ search }: WiringPorts): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const chosen: ChosenProducts = new Map();
  authToSearch(start, search.leave);
  cartToSearch(start, search.addToCart, { chosen, ticketsOf: search.ticketsOfSizes });
  consentToLastVisited(start);
  favouritesToSearch(start, { add: search.addFavourite, remove: search.removeFavourite });
  lastVisitedToSearch(start, search.removeViews);
  recommendationsToSearch(start, search.click, chosen);
  resultsToSearch(start, search.click, { chosen, ticketsOf: search.ticketsOfResult });
  snackbarsToSearch(start, search.removeSearches);
  return listeners.middleware;
}
