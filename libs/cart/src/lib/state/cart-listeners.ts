import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { parseCartId } from '../core/cart-id.ts';
import { cartReloadRequested, cartResetRequested } from './cart-events.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartSender } from './cart-sender.ts';
import type { CartStore } from './cart-session.ts';
import { cartSlice } from './cart-slice.ts';
import type { CartRootState } from './cart-slice.ts';

const { intentStated, marketChanged, cartAdopted } = cartSlice.actions;

/** The window, as far as the cart listens to it. */
export type PageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Carries out what the cart's actions ask for; one per store, in the browser only. */
export interface CartListeners {
  /** To be put into the store's middleware. */
  readonly middleware: ListenerMiddlewareInstance<CartRootState>['middleware'];
  /** Reads the cart anew whenever the page comes out of the back-forward cache, where it has missed what happened since (PAIN-04). */
  readonly followPageReturn: (page: PageEvents, store: CartStore) => () => void;
  /** Starts following the other tabs; the returned function stops it. */
  readonly followOtherTabs: (store: CartStore) => () => void;
}

const cartIdOf = (message: unknown): string => {
  const { type, data } = (message ?? {}) as { readonly type?: unknown; readonly data?: { readonly cartId?: unknown } };
  return type === 'cart' ? parseCartId(data?.cartId) : '';
};

/** Makes the cart's effects for one store. */
export function createCartListeners(ports: CartPorts): CartListeners {
  const listeners = createListenerMiddleware<CartRootState>();
  let sender: Promise<CartSender> | null = null;
  // Sending is not part of the first load: an intent is shown at once and waits in the log until its code is there.
  const senderOf = (store: CartStore): Promise<CartSender> =>
    (sender ??= import('./cart-sender.ts').then(
      ({ createCartSender }) => createCartSender(store, ports),
      (error: unknown) => {
        sender = null;
        throw error;
      },
    ));

  listeners.startListening({
    actionCreator: intentStated,
    effect: async (_action, store) => (await senderOf(store)).drain(),
  });
  listeners.startListening({
    matcher: isAnyOf(cartReloadRequested, marketChanged),
    effect: async (_action, store) => {
      if (store.getState().cart.cartId !== '') await (await senderOf(store)).reload();
    },
  });
  listeners.startListening({
    actionCreator: cartResetRequested,
    effect: async (_action, store) => (await senderOf(store)).reset(),
  });

  return {
    middleware: listeners.middleware,
    followPageReturn: (page, store) => {
      const onShow = (event: PageTransitionEvent): void => {
        if (event.persisted) store.dispatch(cartReloadRequested());
      };
      page.addEventListener('pageshow', onShow);
      return () => page.removeEventListener('pageshow', onShow);
    },
    followOtherTabs: (store) =>
      ports.channel.subscribe((message) => {
        const cartId = cartIdOf(message);
        if (cartId === '') return;
        const { cart } = store.getState();
        // The other tab has saved the cookie and told everyone: nothing is posted on from here.
        if (cart.cartId !== cartId) store.dispatch(cartAdopted({ cartId, givenUpId: cart.givenUpId }));
        store.dispatch(cartReloadRequested());
      }),
  };
}
