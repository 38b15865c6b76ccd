import { createListenerMiddleware, type Middleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { authToCart, type TellCart } from './auth-to-cart.ts';
import { authToFavourites } from './auth-to-favourites.ts';
import { authToPage, type SessionOnPage } from './auth-to-page.ts';
import { authToSnackbar } from './auth-to-snackbar.ts';
import { cartToSnackbar, type Translate } from './cart-to-snackbar.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import { checkoutToCart } from './checkout-to-cart.ts';
import { consentToLastVisited } from './consent-to-last-visited.ts';
import { pageToCart } from './page-to-cart.ts';
import { type PromoLink, promoLinkToCart } from './promo-link-to-cart.ts';
import { type RecommendationTickets, recommendationsToSearch } from './recommendations-to-search.ts';
import { type ForgetSearches, toastsToSearch } from './toasts-to-search.ts';

/** What a wiring listens with. */
export type StartListening = TypedStartListening<RootState, AppStore['dispatch']>;

/** What the meetings need from outside the store. */
export interface WiringPorts {
  readonly recommendations: RecommendationTickets;
  readonly forgetSearches: ForgetSearches;
  readonly promoLink: PromoLink;
  readonly session: SessionOnPage & { readonly tellCart: TellCart; readonly loadTexts: () => Promise<void> };
  /** Texts in the shopper's language. */
  readonly translate: Translate;
}

/** Where domains meet, one file per meeting: together they are the map of how the shop works. */
export function createWirings({ recommendations, forgetSearches, promoLink, session, translate }: WiringPorts): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  authToCart(start, session.tellCart);
  authToFavourites(start);
  authToPage(start, session);
  authToSnackbar(start, translate, session.loadTexts);
  cartToSnackbar(start, translate);
  cartToLoyalty(start);
  checkoutToCart(start);
  consentToLastVisited(start);
  pageToCart(start);
  promoLinkToCart(start, promoLink);
  recommendationsToSearch(start, recommendations);
  toastsToSearch(start, forgetSearches);
  return listeners.middleware;
}
