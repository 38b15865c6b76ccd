import type { Cart } from '@lyng/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import { fetchCart } from '../wire/cart-gateway.ts';
import { keepCart, readCart } from '../wire/kept-cart.ts';
import type { CartAnswer, CartReference } from '../wire/kept-cart.ts';
import { cartReset } from './cart-events.ts';
import type { CartPorts } from './cart-ports.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import type { CartRootState, CartState } from './cart-slice.ts';
import { loadCart } from './load-cart.ts';
import { makeCart } from './make-cart.ts';

const { actions, selectors } = cartSlice;

/** The store as the cart's effects see it. */
export interface CartStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => CartRootState;
}

/** Which cart is the shopper's, and where its last answer is kept. */
export interface CartSession {
  readonly state: () => CartState;
  /** The last answer of the server. */
  readonly cart: () => Cart | null;
  /** Keeps an answer, and its cart as the shopper's unless another tab has brought another one; whether it is the shopper's. */
  readonly adopt: (answer: CartAnswer, asked: CartReference) => boolean;
  /** Reads the shopper's cart, or a new one; whether there is one now. */
  readonly load: () => Promise<boolean>;
  /** Reads the shopper's cart once, changing nothing when that fails. */
  readonly look: () => Promise<void>;
  /** Lets the cart that was asked for and its cookie go; `givenUpId` is what is remembered of it. */
  readonly letGo: (givenUpId: string, asked: CartReference) => void;
}

/** Makes the session of one store. */
export function createCartSession(store: CartStore, ports: CartPorts): CartSession {
  const state = (): CartState => selectors.selectCart(store.getState());
  // Prices are those of the market that was asked with, whichever it is by now.
  const keep = (answer: CartAnswer, asked: CartReference): void =>
    keepCart(ports.gateway, { ...asked, cartId: answer.cart.id }, answer);

  /** Whether another tab has brought another cart since: after a logout the old one must not come back (CART-16). */
  const isOvertaken = (asked: CartReference): boolean => {
    const { cartId } = state();
    return cartId !== '' && cartId !== asked.cartId;
  };

  const adopt = (answer: CartAnswer, asked: CartReference): boolean => {
    const { id: cartId } = answer.cart;
    keep(answer, asked);
    if (isOvertaken(asked)) return cartId === state().cartId;
    if (state().cartId !== cartId && ports.readCartId() !== cartId) ports.saveCartId(cartId);
    store.dispatch(actions.cartAdopted({ cartId, givenUpId: '' }));
    return true;
  };

  const letGo = (givenUpId: string, asked: CartReference): void => {
    if (isOvertaken(asked)) return;
    const { cartId } = state();
    const kept = ports.readCartId();
    // A cart that another tab has begun meanwhile is the shopper's next one.
    if (kept === '' || kept === asked.cartId) ports.saveCartId('');
    store.dispatch(actions.cartLetGo(givenUpId));
    store.dispatch(cartReset({ cartId }));
  };

  const load = async (): Promise<boolean> => {
    const { givenUpId } = state();
    const asked = cartReference(state());
    const loaded = await loadCart(ports, {
      reference: asked,
      givenUpId,
      onReset: (remembered) => letGo(remembered, asked),
      make: () => makeCart(ports, asked, () => !isOvertaken(asked)),
    });
    if (loaded.ok) {
      adopt(loaded.value, asked);
      return true;
    }
    if (isOvertaken(asked)) return true;
    // The id is kept, so that the next page or the next intent finds the same cart (W5).
    const known = asked.cartId || givenUpId || ports.readCartId();
    ports.saveCartId(known);
    store.dispatch(actions.cartLeftUnreachable(known));
    return false;
  };

  const look = async (): Promise<void> => {
    const asked = cartReference(state());
    const seen = await fetchCart(ports.gateway, asked);
    if (seen.ok && seen.value.cart.id === asked.cartId) keep(seen.value, asked);
  };

  return { state, cart: () => readCart(ports.gateway, cartReference(state())), adopt, load, look, letGo };
}
