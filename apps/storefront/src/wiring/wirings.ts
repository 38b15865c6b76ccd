import type { NotifyTabs, PromoLink, WaitingCode } from '@lyng/cart';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { authToAccountCart } from './auth-to-account-cart.ts';
import type { AuthToAccountCartPorts } from './auth-to-account-cart.ts';
import { authToCart } from './auth-to-cart.ts';
import { authToPromoCode } from './auth-to-promo-code.ts';
import { authToSearch } from './auth-to-search.ts';
import { cartToSearch } from './cart-to-search.ts';
import type { ChosenProducts, NotifyTicket, TicketsOfSizes } from './cart-to-search.ts';
import { cartToSnackbar } from './cart-to-snackbar.ts';
import type { Translate } from './cart-to-snackbar.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import { checkoutToCart } from './checkout-to-cart.ts';
import { favouritesToSearch } from './favourites-to-search.ts';
import type { NotifyProduct } from './favourites-to-search.ts';
import { lastVisitedToSearch } from './last-visited-to-search.ts';
import { pageToCart } from './page-to-cart.ts';
import { promoLinkToCart } from './promo-link-to-cart.ts';
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
  readonly accountCart: Omit<AuthToAccountCartPorts, 'notifyTabs' | 'translate'>;
  readonly promoLink: PromoLink;
  readonly waitingCode: WaitingCode;
  /** Notifies the other tabs of this one's cart. */
  readonly notifyTabs: NotifyTabs;
  /** Translates into the shopper's language. */
  readonly translate: Translate;
}

/** The wirings between domains, one file for each pair: together they are a map of the shop. */
export function createWirings({
  accountCart,
  search,
  promoLink,
  waitingCode,
  notifyTabs,
  translate,
}: WiringPorts): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const chosen: ChosenProducts = new Map();
  authToAccountCart(start, { ...accountCart, translate, notifyTabs });
  authToCart(start, notifyTabs);
  authToPromoCode(start, waitingCode);
  authToSearch(start, search.leave);
  cartToLoyalty(start);
  cartToSearch(start, search.addToCart, { chosen, ticketsOf: search.ticketsOfSizes });
  cartToSnackbar(start, translate);
  checkoutToCart(start);
  favouritesToSearch(start, { add: search.addFavourite, remove: search.removeFavourite });
  lastVisitedToSearch(start, search.removeViews);
  pageToCart(start);
  promoLinkToCart(start, promoLink);
  recommendationsToSearch(start, search.click, chosen);
  resultsToSearch(start, search.click, { chosen, ticketsOf: search.ticketsOfResult });
  snackbarsToSearch(start, search.removeSearches);
  return listeners.middleware;
}
