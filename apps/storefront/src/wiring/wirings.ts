import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, Middleware, TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { authToAccountCart } from './auth-to-account-cart.ts';
import type { AccountCartPorts } from './auth-to-account-cart.ts';
import { authToCart } from './auth-to-cart.ts';
import type { TellCart } from './auth-to-cart.ts';
import { authToFavourites } from './auth-to-favourites.ts';
import { authToPage } from './auth-to-page.ts';
import type { SessionOnPage } from './auth-to-page.ts';
import { authToPromoCode } from './auth-to-promo-code.ts';
import type { WaitingCode } from './auth-to-promo-code.ts';
import { authToSearch } from './auth-to-search.ts';
import { authToSnackbar } from './auth-to-snackbar.ts';
import { cartToSearch } from './cart-to-search.ts';
import type { ChosenProducts, TellOfTicket, TicketsOfSizes } from './cart-to-search.ts';
import { cartToSnackbar } from './cart-to-snackbar.ts';
import type { Translate } from './cart-to-snackbar.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import { checkoutToCart } from './checkout-to-cart.ts';
import { consentToLastVisited } from './consent-to-last-visited.ts';
import { favouritesToSearch } from './favourites-to-search.ts';
import type { TellOfProduct } from './favourites-to-search.ts';
import { lastVisitedToSearch } from './last-visited-to-search.ts';
import { pageToCart } from './page-to-cart.ts';
import { promoLinkToCart } from './promo-link-to-cart.ts';
import type { PromoLink } from './promo-link-to-cart.ts';
import { recommendationsToSearch } from './recommendations-to-search.ts';
import { resultsToSearch } from './results-to-search.ts';
import type { TicketsOfResult } from './results-to-search.ts';
import { toastsToSearch } from './toasts-to-search.ts';
import type { ForgetSearches } from './toasts-to-search.ts';

/** What a wiring listens with. */
export type StartListening = TypedStartListening<RootState, AppStore['dispatch']>;

/** What it has at hand for what it hears. */
export type Shop = ListenerEffectAPI<RootState, AppStore['dispatch']>;

/** What the search service of this tab is told and asked. */
export interface SearchPorts {
  readonly click: TellOfTicket;
  readonly addToCart: TellOfTicket;
  readonly addFavourite: TellOfProduct;
  readonly removeFavourite: TellOfProduct;
  readonly ticketsOfResult: TicketsOfResult;
  readonly ticketsOfSizes: TicketsOfSizes;
  readonly forgetSearches: ForgetSearches;
  readonly forgetViews: () => unknown;
  /** The visit is over, and the next one is somebody else's. */
  readonly leave: () => unknown;
}

/** What the meetings need from outside the store. */
export interface WiringPorts {
  readonly search: SearchPorts;
  readonly accountCart: Pick<AccountCartPorts, 'account' | 'gateway' | 'loadTexts'>;
  readonly promoLink: PromoLink;
  readonly waitingCode: WaitingCode;
  readonly session: SessionOnPage & { readonly tellCart: TellCart; readonly loadTexts: () => Promise<void> };
  /** Texts in the shopper's language. */
  readonly translate: Translate;
}

/** Where domains meet, one file per meeting: together they are the map of how the shop works. */
export function createWirings({
  accountCart,
  search,
  promoLink,
  waitingCode,
  session,
  translate,
}: WiringPorts): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const chosen: ChosenProducts = new Map();
  authToAccountCart(start, { ...accountCart, translate, tellCart: session.tellCart });
  authToCart(start, session.tellCart);
  authToFavourites(start);
  authToPage(start, session);
  authToPromoCode(start, waitingCode);
  authToSearch(start, search.leave);
  authToSnackbar(start, translate, session.loadTexts);
  cartToLoyalty(start);
  cartToSearch(start, search.addToCart, { chosen, ticketsOf: search.ticketsOfSizes });
  cartToSnackbar(start, translate);
  checkoutToCart(start);
  consentToLastVisited(start);
  favouritesToSearch(start, { add: search.addFavourite, remove: search.removeFavourite });
  lastVisitedToSearch(start, search.forgetViews);
  pageToCart(start);
  promoLinkToCart(start, promoLink);
  recommendationsToSearch(start, search.click, chosen);
  resultsToSearch(start, search.click, { chosen, ticketsOf: search.ticketsOfResult });
  toastsToSearch(start, search.forgetSearches);
  return listeners.middleware;
}
