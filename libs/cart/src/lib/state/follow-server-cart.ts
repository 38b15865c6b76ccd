import type { CommerceGateway } from '@lyng/commerce-client';
import type { Cart } from '@lyng/model';
import { readCart, watchCart } from '../wire/cached-cart.ts';
import type { CartStore } from './cart-session.ts';
import { cartReference } from './cart-slice.ts';
import type { CartState } from './cart-slice.ts';

/** A store that calls back with each change of its state. */
export type FollowedStore = CartStore & { readonly subscribe: (listener: () => void) => () => void };

/** Calls back at once and with each change of the server's cart or the cart's state, wherever it comes from. */
export function followServerCart(
  store: FollowedStore,
  gateway: CommerceGateway,
  onChange: (server: Cart | null, state: CartState) => void,
): void {
  let state: CartState | undefined;
  let stopWatching = (): void => undefined;
  const update = (): void => {
    const { cart } = store.getState();
    onChange(readCart(gateway, cart), cart);
  };
  const follow = (): void => {
    const { cart } = store.getState();
    if (cart === state) return;
    if (cart.cartId !== state?.cartId || cart.market !== state.market || cart.onCheckout !== state.onCheckout) {
      stopWatching();
      stopWatching = watchCart(gateway, cartReference(cart), update);
    }
    state = cart;
    update();
  };
  follow();
  store.subscribe(follow);
}
