import type { CommerceGateway } from '@lyng/commerce-client';
import type { Cart } from '@lyng/model';
import { replay } from '../core/replay.ts';
import type { CartState } from './cart-slice.ts';
import { followServerCart } from './follow-server-cart.ts';
import type { FollowedStore } from './follow-server-cart.ts';

/** The units that the shopper sees; `undefined` while the cart has not loaded. */
function unitsOf(server: Cart | null, { cartId, detachedCartId, pending }: CartState): number | undefined {
  const { itemCount, summary } = replay(server, pending);
  return (cartId !== '' || detachedCartId !== '') && summary === null && pending.length === 0 ? undefined : itemCount;
}

/** Saves the number of units with each change of the cart. */
export function saveCartCount(store: FollowedStore, gateway: CommerceGateway, save: (count: number) => void): void {
  let saved: number | undefined;
  followServerCart(store, gateway, (server, state) => {
    const count = unitsOf(server, state);
    if (count === undefined || count === saved) return;
    saved = count;
    save(count);
  });
}
