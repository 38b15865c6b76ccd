import { safeStorage } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Store, UnknownAction } from '@reduxjs/toolkit';
import { createCartListeners } from '../state/cart-listeners.ts';
import type { CartMessage, CartPorts } from '../state/cart-ports.ts';
import { cartSlice, initialCartState } from '../state/cart-slice.ts';
import type { CartRootState, CartState } from '../state/cart-slice.ts';
import { createCartServer } from './cart-server.ts';
import type { CartServer } from './cart-server.ts';

/** A store with the cart's slice and effects over a cart server in memory, and what went out of it. */
export interface TestCart {
  readonly store: Store<CartRootState>;
  readonly server: CartServer;
  readonly ports: CartPorts;
  readonly actions: UnknownAction[];
  readonly savedCartIds: string[];
  readonly posted: CartMessage[];
  readonly delays: number[];
  /** The tab's own storage; a second store over it is the tab's next page. */
  readonly storage: TextStore;
  /** Posts on the shared channel as another tab would. */
  readonly receive: (message: unknown) => void;
  /** Waits until nothing is pending any more. */
  readonly settled: () => Promise<void>;
  /** Dispatches, and waits until nothing is pending any more. */
  readonly run: (...actions: readonly UnknownAction[]) => Promise<void>;
}

/** Makes a store for tests and stories; `browser` is what it shares with other tabs. */
export function createTestCart(
  known: Partial<Pick<CartState, 'cartId' | 'market' | 'onCheckout'>> = {},
  server: CartServer = createCartServer(),
  storage: TextStore = safeStorage(() => undefined),
  browser: Partial<Pick<CartPorts, 'saveCartId' | 'readCartId' | 'locks' | 'channel' | 'connection' | 'delay'>> = {},
): TestCart {
  const [actions, savedCartIds, posted, delays] = [
    [] as UnknownAction[],
    [] as string[],
    [] as CartMessage[],
    [] as number[],
  ];
  const subscribers = new Set<(message: unknown) => void>();
  let ids = 0;
  const ports: CartPorts = {
    gateway: server.gateway,
    saveCartId: (cartId) => void savedCartIds.push(cartId),
    readCartId: () => savedCartIds.at(-1) ?? known.cartId ?? '',
    channel: {
      post: (message) => void posted.push(message),
      listen: (listener) => {
        subscribers.add(listener);
        return () => void subscribers.delete(listener);
      },
    },
    connection: { isOnline: () => true, whenOnline: () => Promise.resolve() },
    storage,
    now: () => 1_000_000,
    newId: () => `key-${(ids += 1)}`,
    delay: (ms) => {
      delays.push(ms);
      return Promise.resolve();
    },
    ...browser,
  };
  const listeners = createCartListeners(ports);
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(cartSlice),
    preloadedState: { cart: initialCartState(known) },
    middleware: (defaults) => defaults().concat(listeners.middleware, record),
  });
  listeners.resume(store);
  listeners.followOtherTabs(store);
  const settled = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (store.getState().cart.pending.length > 0);
  };
  return {
    store,
    server,
    ports,
    actions,
    savedCartIds,
    posted,
    delays,
    storage,
    receive: (message) => subscribers.forEach((listener) => listener(message)),
    settled,
    run: (...next) => {
      for (const action of next) store.dispatch(action);
      return settled();
    },
  };
}
