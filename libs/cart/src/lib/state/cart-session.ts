import type { Cart } from '@lyng/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import { fetchCart } from '../wire/cart-gateway.ts';
import { keepCart, readCart } from '../wire/kept-cart.ts';
import type { CartAnswer } from '../wire/kept-cart.ts';
import { cartReset } from './cart-events.ts';
import type { CartPorts } from './cart-ports.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import type { CartRootState, CartState } from './cart-slice.ts';
import { loadCart } from './load-cart.ts';

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
  /** Keeps an answer, and its cart as the shopper's. */
  readonly adopt: (answer: CartAnswer, givenUpId?: string) => void;
  /** Reads the shopper's cart, or a new one; whether there is one now. */
  readonly load: () => Promise<boolean>;
  /** Reads the shopper's cart once, changing nothing when that fails. */
  readonly look: () => Promise<void>;
  /** Lets the cart and its cookie go; `givenUpId` is what is remembered of it. */
  readonly letGo: (givenUpId: string) => void;
}

/** Makes the session of one store. */
export function createCartSession(store: CartStore, ports: CartPorts): CartSession {
  const state = (): CartState => selectors.selectCart(store.getState());
  const keep = (answer: CartAnswer): void =>
    keepCart(ports.gateway, { ...cartReference(state()), cartId: answer.cart.id }, answer);

  const adopt = (answer: CartAnswer, givenUpId = state().givenUpId): void => {
    const { id: cartId } = answer.cart;
    keep(answer);
    if (state().cartId !== cartId) ports.saveCartId(cartId);
    store.dispatch(actions.cartAdopted({ cartId, givenUpId }));
  };

  const letGo = (givenUpId: string): void => {
    const { cartId } = state();
    ports.saveCartId('');
    store.dispatch(actions.cartLetGo(givenUpId));
    store.dispatch(cartReset({ cartId }));
  };

  const load = async (): Promise<boolean> => {
    const { cartId, givenUpId } = state();
    const loaded = await loadCart(ports, { reference: cartReference(state()), givenUpId, onReset: letGo });
    if (loaded.ok) {
      adopt(loaded.value.answer, loaded.value.givenUpId);
      return true;
    }
    // The id is kept, so that the next page or the next intent finds the same cart (W5).
    ports.saveCartId(cartId);
    store.dispatch(actions.cartLeftUnreachable(cartId));
    return false;
  };

  const look = async (): Promise<void> => {
    const seen = await fetchCart(ports.gateway, cartReference(state()));
    if (seen.ok && seen.value.cart.id === state().cartId) keep(seen.value);
  };

  return { state, cart: () => readCart(ports.gateway, cartReference(state())), adopt, load, look, letGo };
}
