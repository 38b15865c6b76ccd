import { channelNames, openTabChannel, safeStorage } from '@lyng/browser';
import { type CartMessage, cartCookie, createCartListeners, readCartCookie } from '@lyng/cart';
import { createFavouritesListeners, isFavouritesMessage, restoreFavourites } from '@lyng/favourites';
import type { createBrowserRouter } from 'react-router-dom';
import { addLateSlices } from '../shell/late-slices.ts';
import { createWirings } from '../wiring/wirings.ts';
import type { BrowserApp } from './browser-app.ts';
import { newId } from './new-id.ts';
import { watchRouter } from './watch-router.ts';

const isCartMessage = (message: unknown): message is CartMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'cart';

/** Runs `work` when the browser has nothing better to do, at the latest after `timeout` ms. */
const atIdle = (work: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};

function openChannels() {
  const tabId = newId();
  const open = 'BroadcastChannel' in window ? (name: string) => new BroadcastChannel(name) : undefined;
  return {
    shared: openTabChannel<CartMessage>({ name: channelNames.shared, tabId, isMessage: isCartMessage, open }),
    favourites: openTabChannel({ name: channelNames.favourites, tabId, isMessage: isFavouritesMessage, open }),
  };
}

/** Everything that a tab does once its page is alive: sends what the shopper does, follows other tabs, remembers. */
export function startAfterHydration(app: BrowserApp, router: ReturnType<typeof createBrowserRouter>): void {
  const { gateway, store, late } = app;
  const secure = window.location.protocol === 'https:';
  const channels = openChannels();
  const storage = safeStorage(() => window.localStorage);
  const saveCartId = (cartId: string): void => {
    document.cookie = cartCookie(cartId, { secure });
  };
  const cart = createCartListeners({
    gateway,
    saveCartId,
    channel: { post: channels.shared.post, subscribe: channels.shared.listen },
    newId,
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const favourites = createFavouritesListeners({ storage, channel: channels.favourites, now: () => Date.now(), log: (text) => console.warn(text) });
  addLateSlices(store);
  // Before the effects: they begin with the list of the last visit, and with the hearts pressed since.
  restoreFavourites(store, storage);
  late.attach([cart.middleware, favourites.middleware, createWirings()]);
  watchRouter(router, app);
  // The server may have answered with another cart than the cookie's: a completed one makes room for a new one.
  const { cartId } = store.getState().cart;
  if (cartId !== '' && readCartCookie(document.cookie) !== cartId) saveCartId(cartId);
  cart.followOtherTabs(store);
  cart.followPageReturn(window, store);
  favourites.followOtherTabs(store);
  // The API's code is needed by the first action anyway; it comes when the page has settled.
  atIdle(() => void gateway.ready().catch(() => undefined), 4000);
}
