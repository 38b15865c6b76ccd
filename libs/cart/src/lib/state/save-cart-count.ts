import type { CommerceGateway } from '@lyng/commerce-client';
import type { Cart } from '@lyng/model';
import { replay } from '../core/replay.ts';
import { readCart, watchCart } from '../wire/cached-cart.ts';
import type { CartStore } from './cart-session.ts';
import { cartReference } from './cart-slice.ts';
import type { CartState } from './cart-slice.ts';

/** The units that the shopper sees; `undefined` while the cart has not loaded. */
function unitsOf(server: Cart | null, { cartId, detachedCartId, pending }: CartState): number | undefined {
  const { itemCount, summary } = replay(server, pending);
  return (cartId !== '' || detachedCartId !== '') && summary === null && pending.length === 0 ? undefined : itemCount;
}

/** Saves the number of units with each change of the cart, wherever it comes from. */
export function saveCartCount(
  store: CartStore & { readonly subscribe: (listener: () => void) => () => void },
  gateway: CommerceGateway,
  save: (count: number) => void,
): void {
  let saved: number | undefined;
  let state: CartState | undefined;
  let stopWatching = (): void => undefined;
  const update = (): void => {
    const { cart } = store.getState();
    const count = unitsOf(readCart(gateway, cart), cart);
    if (count === undefined || count === saved) return;
    saved = count;
    save(count);
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
