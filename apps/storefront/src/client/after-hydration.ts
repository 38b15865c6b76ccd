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
import { createLastVisitedListeners, lastVisitedStorageAllowed } from '@lyng/catalogue';
import type { FrameData, Tab, TabHalf } from '@lyng/feature';
import { seedCart } from '../shell/seed-cart.ts';
import { applyPromoLink } from '../wiring/promo-link-to-cart.ts';
import { createWirings } from '../wiring/wirings.ts';
import { watchLists } from './watch-lists.ts';

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
  const isAllowed = (): boolean => app.ports.isAllowed?.('preferences') ?? false;
  const lastVisited = createLastVisitedListeners({ storage, isAllowed });
  const wirings = createWirings({
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
    middleware: [cart.middleware, lastVisited, wirings],
    started: () => {
      // The consent was restored before the listeners, which only see it change.
      if (isAllowed()) store.dispatch(lastVisitedStorageAllowed());
      applyPromoLink(store, promoLink);
      Object.assign(app.ports, { listsOnScreen: watchLists(router, window) });
      // The server may have returned a different cart than the cookie's: a completed cart is replaced by a new one.
      const { cartId } = store.getState().cart;
      const cookieCartId = cartPorts.readCartId();
      if (cartId !== '' && cookieCartId !== cartId) cartPorts.saveCartId(cartId);
      // While the backend is down the server sends the anonymous page, so only the browser can load this shopper's cart.
      if (cartId === '' && cookieCartId !== '' && !frameData?.cart) cart.readOwnCart(store);
      cart.followOtherTabs(store);
      cart.followPageReturn(window, store);
      // Needed by the first action. Loaded when the page is idle, so that it works offline.
      atIdle(() => void loadAddToCart().catch(() => undefined), 4000);
    },
  };
}
