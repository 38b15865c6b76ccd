import type { Cart } from '@lyng/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import { fetchCart } from '../wire/cart-gateway.ts';
import { cacheCart, readCart } from '../wire/cached-cart.ts';
import type { CartReference, CartResponse } from '../wire/cached-cart.ts';
import { cartReset } from './cart-events.ts';
import type { CartPorts } from './cart-ports.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import type { CartRootState, CartState } from './cart-slice.ts';
import { loadCart, makeCart } from './load-cart.ts';

const { actions, selectors } = cartSlice;

/** The store as the cart's effects see it. */
export interface CartStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => CartRootState;
}

/** The shopper's cart id, and the place where its last response is cached. */
export interface CartSession {
  readonly state: () => CartState;
  readonly cart: () => Cart | null;
  /** Whether the shopper has no cart but this one, in this tab and in the cookie; with an empty id none at all. */
  readonly isOnlyCart: (cartId: string) => boolean;
  /**
   * Caches a response, and adopts its cart unless another tab has brought another one; returns whether it is the
   * shopper's cart.
   */
  readonly adopt: (response: CartResponse, requested: CartReference) => boolean;
  /** Reads the shopper's cart, or a new one; whether there is one now. */
  readonly load: () => Promise<boolean>;
  /** Reads the shopper's cart once, changing nothing when that fails. */
  readonly look: () => Promise<void>;
  /** Detaches the requested cart and its cookie; `detachedCartId` is what is remembered of it. */
  readonly detach: (detachedCartId: string, requested: CartReference) => void;
}

export function createCartSession(store: CartStore, ports: CartPorts): CartSession {
  const state = (): CartState => selectors.selectCart(store.getState());
  // Prices are those of the market of the request, not of the current one.
  const cacheResponse = (response: CartResponse, requested: CartReference): void =>
    cacheCart(ports.gateway, { ...requested, cartId: response.cart.id }, response);

  /** Whether another tab has brought another cart since: after a logout the old one must not come back. */
  const isOvertaken = (requested: CartReference): boolean => {
    const { cartId } = state();
    return cartId !== '' && cartId !== requested.cartId;
  };

  const isOnlyCart = (cartId: string): boolean =>
    [state().cartId, ports.readCartId()].every((known) => known === '' || known === cartId);

  const adopt = (response: CartResponse, requested: CartReference): boolean => {
    const { id: cartId } = response.cart;
    cacheResponse(response, requested);
    if (isOvertaken(requested)) return cartId === state().cartId;
    if (state().cartId !== cartId && ports.readCartId() !== cartId) ports.saveCartId(cartId);
    store.dispatch(actions.cartAdopted({ cartId, detachedCartId: '' }));
    return true;
  };

  const detach = (detachedCartId: string, requested: CartReference): void => {
    if (isOvertaken(requested)) return;
    const { cartId } = state();
    const stored = ports.readCartId();
    // A cart that another tab has begun meanwhile is the shopper's next one.
    if (stored === '' || stored === requested.cartId) ports.saveCartId('');
    store.dispatch(actions.cartDetached(detachedCartId));
    store.dispatch(cartReset({ cartId }));
  };

  const load = async (): Promise<boolean> => {
    const { detachedCartId } = state();
    const requested = cartReference(state());
    const loaded = await loadCart(ports, {
      reference: requested,
      detachedCartId,
      onReset: (remembered) => detach(remembered, requested),
      make: () => makeCart(ports, requested, () => !isOvertaken(requested)),
    });
    if (loaded.ok) {
      adopt(loaded.value, requested);
      return true;
    }
    if (isOvertaken(requested)) return true;
    // The id stays stored, so that the next page or the next operation finds the same cart.
    const known = requested.cartId || detachedCartId || ports.readCartId();
    ports.saveCartId(known);
    store.dispatch(actions.cartLeftUnreachable(known));
    return false;
  };

  const look = async (): Promise<void> => {
    const requested = cartReference(state());
    const seen = await fetchCart(ports.gateway, requested);
    if (seen.ok && seen.value.cart.id === requested.cartId) cacheResponse(seen.value, requested);
  };

  const cart = (): Cart | null => readCart(ports.gateway, cartReference(state()));

  return { state, cart, isOnlyCart, adopt, load, look, detach };
}
