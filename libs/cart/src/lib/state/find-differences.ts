import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { Cart } from '@lyng/model';
import { compareCart } from '../core/cart-differences.ts';
import type { SeenLine } from '../core/cart-differences.ts';
import type { PendingOperation } from '../core/pending-operation.ts';
import { money, number, shaped, text } from '../core/shape.ts';
import type { Shape } from '../core/shape.ts';
import { cartSlice } from './cart-slice.ts';
import type { CartState } from './cart-slice.ts';
import { followServerCart } from './follow-server-cart.ts';
import type { FollowedStore } from './follow-server-cart.ts';

/** The storage key for the lines that the shopper last saw, in any tab. */
const key = 'cart-seen';

interface SeenCart extends Pick<CartState, 'cartId' | 'market'> {
  readonly lines: readonly SeenLine[];
}

const seenCart: Shape = { cartId: text, market: text, lines: [{ skuId: number, name: text, price: money }] };

/** Another cart has other lines, another market other prices: neither is compared. */
function readSeen(storage: TextStore, { cartId, market }: CartState): readonly SeenLine[] {
  const seen = shaped(seenCart, readJson(storage, key)) as SeenCart | undefined;
  return seen?.cartId === cartId && seen.market === market ? seen.lines : [];
}

/** Clears what was seen: a form that was posted without a running script has changed the cart. */
export const clearSeenCart = (storage: TextStore): void => storage.remove(key);

/** Finds what has become of the cart's lines since the shopper last saw them, until the shopper acknowledges it. */
export function findDifferences(store: FollowedStore, gateway: CommerceGateway, storage: TextStore): void {
  let found = store.getState().cart.differences;
  let cart: Cart | null = null;
  let pending: readonly PendingOperation[] = [];
  followServerCart(store, gateway, (server, state) => {
    // Only the shopper replaces what was found here.
    const isAcknowledged = state.differences !== found;
    const isSame = server === cart && state.pending === pending;
    [found, cart, pending] = [state.differences, server, state.pending];
    // For a cart that has become an order the server responds with another one.
    if (server?.id !== state.cartId) return;
    // An old response must not bring back what another tab has just removed.
    if (isSame && !isAcknowledged) return;
    const { differences, seen } = compareCart(isAcknowledged ? [] : readSeen(storage, state), server, pending);
    const { cartId, market } = state;
    if (seen.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify({ cartId, market, lines: seen } satisfies SeenCart));
    if (differences.length === 0 && found.length === 0) return;
    found = differences;
    store.dispatch(cartSlice.actions.differencesFound(differences));
  });
}
