import { safeStorage } from '@lyng/browser';
import type { LocksLike, TextStore } from '@lyng/browser';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { cartSlice, createCartListeners, initialCartState, readCart } from '@lyng/cart';
import type { CartMessage, CartRootState } from '@lyng/cart';
import { replay } from '@lyng/cart/core';
import { createFetchGateway } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { testApiKey } from '../../../testing/test-config.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The tabs of one browser share the cookie, and a channel that takes its time. */
export interface Browser {
  cookie: string;
  readonly tabs: Set<(message: unknown) => void>;
  readonly messageDelay: () => number;
  readonly clock: VirtualClock;
  /** Left out for a browser without locks. */
  readonly locks?: LocksLike | undefined;
}

/** The parts of a cart that a tab shows. */
export interface ShownFacts {
  readonly lines: Readonly<Record<number, number>>;
  readonly promoCode: string;
  readonly total: string;
  readonly busy: boolean;
}

/** One tab of the shop, without its pages: store, effects and API client as in the browser. */
export interface CartTab {
  readonly store: Store<CartRootState>;
  readonly shown: () => ShownFacts;
  readonly comeBack: () => void;
  /** The page is left for another of the same tab: what it had on its way stays in the tab's storage, and it does nothing more. */
  readonly leave: () => void;
  readonly close: () => void;
}

/** A page that was left sends nothing more and gets no response; its requests may arrive all the same. */
function untilLeft(fetch: typeof globalThis.fetch, isLeft: () => boolean): typeof globalThis.fetch {
  const never = new Promise<never>(() => undefined);
  return async (input, init) => {
    if (isLeft()) return never;
    const response = await fetch(input, init).catch((error: unknown) => (isLeft() ? never : Promise.reject(error)));
    return isLeft() ? never : response;
  };
}

/** The locks of a page, which it loses when it is left. */
const locksUntil = (locks: LocksLike | undefined, left: Promise<void>): LocksLike | undefined =>
  locks && { request: (name, options, work) => locks.request(name, options, () => Promise.race([work(), left])) };

/** The channel of one tab to the others of its browser. */
function openChannel(browser: Browser) {
  const receivers = new Set<(message: unknown) => void>();
  const receive = (message: unknown): void => receivers.forEach((listener) => listener(message));
  browser.tabs.add(receive);
  return {
    post: (message: CartMessage) => {
      for (const other of browser.tabs)
        if (other !== receive) void browser.clock.wait(browser.messageDelay()).then(() => other(message));
    },
    listen: (listener: (message: unknown) => void) => {
      receivers.add(listener);
      return () => receivers.delete(listener);
    },
    close: () => browser.tabs.delete(receive),
  };
}

function shownFacts(store: Store<CartRootState>, gateway: CommerceGateway): ShownFacts {
  const { cart } = store.getState();
  const cached = readCart(gateway, { cartId: cart.cartId, market: cart.market, onCheckout: cart.onCheckout });
  const { lines, promoCode, summary, moneyBusy } = replay(cached, cart.pending);
  return {
    lines: Object.fromEntries(lines.map(({ reference, quantity }) => [reference.skuId, quantity])),
    promoCode,
    total: summary?.total.selling.incVatFormatted ?? '',
    busy: moneyBusy,
  };
}

/** Opens a page of a tab on the browser's cart; `storage` is the tab's own. */
export function openCartTab(
  browser: Browser,
  fetch: typeof globalThis.fetch,
  newId: () => string,
  storage: TextStore = safeStorage(() => undefined),
): CartTab {
  let isLeft = false;
  let leavePage = (): void => undefined;
  const left = new Promise<void>((resolve) => (leavePage = resolve));
  const gateway = createFetchGateway({
    url: '/graphql',
    apiKey: testApiKey,
    site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
    fetch: untilLeft(fetch, () => isLeft),
    newId,
  });
  const channel = openChannel(browser);
  const listeners = createCartListeners({
    gateway,
    saveCartId: (cartId) => {
      if (!isLeft) browser.cookie = cartId;
    },
    readCartId: () => browser.cookie,
    locks: locksUntil(browser.locks, left),
    channel,
    storage: {
      ...storage,
      write: (key, value) => (isLeft ? 'memory' : storage.write(key, value)),
      remove: (key) => void (isLeft || storage.remove(key)),
    },
    connection: { isOnline: () => true, whenOnline: () => Promise.resolve() },
    now: () => 1_000_000,
    newId,
    // A second is a moment here: the order of things is what counts.
    delay: (ms) => browser.clock.wait(ms / 1000),
  });
  const store = configureStore({
    reducer: combineSlices(cartSlice),
    preloadedState: { cart: initialCartState({ cartId: browser.cookie, market: 'dk' }) },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(listeners.middleware),
  });
  listeners.resume(store);
  const stopFollowing = listeners.followOtherTabs(store);
  const page = new EventTarget();
  const stopReturning = listeners.followPageReturn(page as never, store);
  const close = (): void => {
    stopFollowing();
    stopReturning();
    channel.close();
  };
  return {
    store,
    shown: () => shownFacts(store, gateway),
    comeBack: () => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    leave: () => {
      page.dispatchEvent(new Event('pagehide'));
      isLeft = true;
      leavePage();
      close();
    },
    close,
  };
}
