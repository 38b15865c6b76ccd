import type { NotifyTabs, PromoLink, WaitingCode } from '@lyng/cart';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { authToAccountCart } from './auth-to-account-cart.ts';
import type { AuthToAccountCartPorts } from './auth-to-account-cart.ts';
import { authToCart } from './auth-to-cart.ts';
import { authToPromoCode } from './auth-to-promo-code.ts';
import { cartToSnackbar } from './cart-to-snackbar.ts';
import type { Translate } from './cart-to-snackbar.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import { checkoutToCart } from './checkout-to-cart.ts';
import { consentToLastVisited } from './consent-to-last-visited.ts';
import { pageToCart } from './page-to-cart.ts';
import { promoLinkToCart } from './promo-link-to-cart.ts';

/** What a wiring starts its listeners with. */
export type StartListening = TypedStartListening<RootState, AppStore['dispatch']>;

/** What the wirings need from outside the store. */
export interface WiringPorts {
  readonly accountCart: Omit<AuthToAccountCartPorts, 'notifyTabs' | 'translate'>;
  readonly promoLink: PromoLink;
  readonly waitingCode: WaitingCode;
  /** Notifies the other tabs of this one's cart. */
  readonly notifyTabs: NotifyTabs;
  /** Translates into the shopper's language. */
  readonly translate: Translate;
}

/** The wirings between domains, one file for each pair: together they are a map of the shop. */
export function createWirings({ accountCart, promoLink, waitingCode, notifyTabs, translate }: WiringPorts): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  authToAccountCart(start, { ...accountCart, translate, notifyTabs });
  authToCart(start, notifyTabs);
  authToPromoCode(start, waitingCode);
  cartToLoyalty(start);
  cartToSnackbar(start, translate);
  checkoutToCart(start);
  consentToLastVisited(start);
  pageToCart(start);
  promoLinkToCart(start, promoLink);
  return listeners.middleware;
}
