import { safeStorage } from '@lyng/browser';
import {
  createAccountCart,
  createBrowserCartPorts,
  createCartListeners,
  createPromoLink,
  createWaitingCode,
  loadAddToCart,
  openedSearch,
} from '@lyng/cart';
import type { FrameData, Tab, TabHalf } from '@lyng/feature';
import { seedCart } from '../shell/seed-cart.ts';
import { applyPromoLink } from '../wiring/promo-link-to-cart.ts';
import { removeOnLeave } from '../wiring/snackbars-to-search.ts';
import { createWirings } from '../wiring/wirings.ts';
import { searchOnPage } from './search-on-page.ts';

/** Runs `work` when the browser is idle, after `timeout` ms at the latest. */
const atIdle = (work: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};

/** Starts what a tab needs after hydration: sending changes, syncing with other tabs, restoring stored state. */
export function startTab({ app, router }: Tab): TabHalf {
  const { gateway, store } = app;
  const frameData = router.state.loaderData['root'] as FrameData | undefined;
  const cartPorts = createBrowserCartPorts(gateway);
  const { storage: tabStorage } = cartPorts;
  const storage = safeStorage(() => window.localStorage);
  const promoLink = createPromoLink(openedSearch(window), tabStorage);
  const cart = createCartListeners(cartPorts);
  const search = searchOnPage(app, router);
  const wirings = createWirings({
    search,
    accountCart: {
      account: createAccountCart(gateway),
      gateway,
      storage,
      loadTexts: () => Promise.all([app.loadMessages('account-cart'), app.loadMessages('cart')]),
    },
    promoLink,
    waitingCode: createWaitingCode(tabStorage),
    notifyTabs: (cartId) => cartPorts.channel.post({ type: 'cart', data: { cartId } }),
    translate: app.translate,
  });
  return {
    restore: () => {
      // What the server has put into the page is not requested again.
      seedCart(gateway, frameData?.cart);
      // Replayed actions may queue operations, which must follow those of earlier pages.
      cart.resume(store);
    },
    middleware: [cart.middleware, wirings],
    started: () => {
      applyPromoLink(store, promoLink);
      // The server may have returned a different cart than the cookie's: a completed cart is replaced by a new one.
      const { cartId } = store.getState().cart;
      const cookieCartId = cartPorts.readCartId();
      if (cartId !== '' && cookieCartId !== cartId) cartPorts.saveCartId(cartId);
      // While the backend is down the server sends the anonymous page, so only the browser can load this shopper's cart.
      if (cartId === '' && cookieCartId !== '' && !frameData?.cart) cart.readOwnCart(store);
      cart.followOtherTabs(store);
      cart.followPageReturn(window, store);
      removeOnLeave(window, store, search.removeSearches);
      // Needed by the first action. Loaded when the page is idle, so that it works offline.
      atIdle(() => void loadAddToCart().catch(() => undefined), 4000);
    },
  };
}
