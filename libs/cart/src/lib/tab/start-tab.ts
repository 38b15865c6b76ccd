import { safeStorage } from '@lyng/browser';
import type { FrameData, ShopState, ShopStore, Tab, TabHalf } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { NotifyTabs } from '../state/account-cart/leave-cart.ts';
import { createBrowserCartPorts } from '../state/cart-ports.ts';
import { createCartListeners } from '../state/cart-listeners.ts';
import type { CartPorts } from '../state/cart-ports.ts';
import { findDifferences, clearSeenCart } from '../state/find-differences.ts';
import { createPromoLink, openedSearch } from '../wire/promo-link.ts';
import type { PromoLink } from '../wire/promo-link.ts';
import { saveCartCount } from '../state/save-cart-count.ts';
import { createAccountCart } from '../wire/account-cart/account-cart.ts';
import { cartCountCookie } from '../wire/cart-cookie.ts';
import { seenFormCookie } from '../wire/cart-form-cookie.ts';
import { seedCart } from '../wire/cart-of-page.ts';
import { cartToSnackbar } from './cart-to-snackbar.ts';
import { checkoutToCart } from './checkout-to-cart.ts';
import { followSession } from './follow-session.ts';
import { pageToCart } from './page-to-cart.ts';
import { applyPromoLink, promoLinkToCart } from './promo-link-to-cart.ts';
import { realtimeToCart } from './realtime-to-cart.ts';
import { sessionToAccountCart } from './session-to-account-cart.ts';
import { sessionToCart } from './session-to-cart.ts';
import { sessionToPromoCode } from './session-to-promo-code.ts';
import type { StartListening } from '../state/start-listening.ts';

const localStore = safeStorage(() => window.localStorage);

/** Runs `work` when the browser is idle, after `timeout` ms at the latest. */
const atIdle = (work: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};

function createReactions(
  { gateway, loadMessages, ports, translate }: Tab['app'],
  { channel, storage }: CartPorts,
  promoLink: PromoLink,
): Middleware {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const notifyTabs: NotifyTabs = (cartId) => channel.post({ type: 'cart', data: { cartId } });
  const session = followSession(start);
  sessionToAccountCart(start, {
    ...session,
    account: createAccountCart(gateway),
    gateway,
    storage: localStore,
    notifyTabs,
    loadMessages,
    translate,
  });
  sessionToCart(start, notifyTabs);
  if (ports.realtime) realtimeToCart(start, session, ports.realtime);
  sessionToPromoCode(start, session, storage);
  cartToSnackbar(start, translate);
  checkoutToCart(start);
  pageToCart(start);
  promoLinkToCart(start, promoLink);
  return listeners.middleware;
}

const storeCookie = (line: string): void => {
  document.cookie = line;
};

/** Sends what is pending, and follows the session, the checkout, the other tabs and the way back to this page. */
export function startTab({ app, router }: Tab): TabHalf {
  const { gateway, store } = app;
  const { cart: cartOfPage } = (router.state.loaderData['root'] ?? {}) as Partial<FrameData>;
  const ports = createBrowserCartPorts(gateway);
  const secure = window.location.protocol === 'https:';
  const promoLink = createPromoLink(openedSearch(window), ports.storage);
  const cart = createCartListeners(ports);
  return {
    restore: () => {
      // Seeds the cart of the page, so that the tab does not request it again.
      seedCart(gateway, cartOfPage);
      // Replayed actions may queue operations, which must follow those of earlier pages.
      cart.resumePending(store);
    },
    middleware: [cart.middleware, createReactions(app, ports, promoLink)],
    started: () => {
      applyPromoLink(store, promoLink);
      // The server may have returned a different cart than the cookie's: a completed cart is replaced by a new one.
      const { cartId } = store.getState().cart;
      const cookieCartId = ports.readCartId();
      if (cartId !== '' && cookieCartId !== cartId) ports.saveCartId(cartId);
      // A shared page comes without the cart. One that came without its response, while the backend was down, shows it.
      if (cartOfPage) void cart.loadMissing(store);
      else atIdle(() => void cart.loadMissing(store), 2000);
      saveCartCount(store, gateway, (count) => storeCookie(cartCountCookie(count, { secure })));
      const seen = seenFormCookie(document.cookie, { secure });
      if (seen) {
        storeCookie(seen);
        clearSeenCart(localStore);
      }
      findDifferences(store, gateway, localStore);
      cart.followOtherTabs(store);
      cart.followPageReturn(window, store);
      // Needed by the first action. Loaded when the page is idle, so that it works offline.
      atIdle(() => void import('../state/add-to-cart.ts').catch(() => undefined), 4000);
    },
  };
}
