import { createStore, snackbarSlice } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { cartSlice, initialCartState } from '../state/cart-slice.ts';
import type { StartListening } from '../state/start-listening.ts';

export interface OpenTabOptions {
  /** The shopper's cart; none by default. */
  readonly cartId?: string;
  /** Beside the listeners. */
  readonly middleware?: readonly Middleware[];
}

/** The shop's store with listeners of `tab/`, and a record of its actions. */
export function openTab(
  connect: (start: StartListening) => void,
  { cartId = '', middleware = [] }: OpenTabOptions = {},
): { readonly store: ShopStore; readonly actions: readonly UnknownAction[] } {
  const actions: UnknownAction[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  connect(listeners.startListening as StartListening);
  const store = createStore({
    features: [{ slices: [cartSlice, snackbarSlice] }],
    state: { cart: initialCartState({ cartId }) },
    middleware: [...middleware, listeners.middleware, record],
  });
  return { store, actions };
}
