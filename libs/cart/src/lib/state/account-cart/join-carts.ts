import type { CommerceGateway } from '@lyng/commerce-client';
import type { Cart } from '@lyng/model';
import { pendingCode } from '../../core/account-cart/joined-carts.ts';
import type { JoinOutcome } from '../../core/account-cart/joined-carts.ts';
import { mergeCarts } from '../../core/merge-carts.ts';
import { replay } from '../../core/replay.ts';
import type { ShownCart } from '../../core/replay.ts';
import type { AccountCart } from '../../wire/account-cart/account-cart.ts';
import { readCart } from '../../wire/cached-cart.ts';
import { fetchCart } from '../../wire/cart-gateway.ts';
import { cartSwitchRequested } from '../cart-events.ts';
import type { CartStore } from '../cart-session.ts';
import { cartReference, cartSlice } from '../cart-slice.ts';
import type { CartRootState } from '../cart-slice.ts';

const { operationQueued } = cartSlice.actions;

const referenceOf = ({ cart }: CartRootState, cartId: string) => cartReference({ ...cart, cartId });
const bought = ({ lines }: ShownCart) => lines.filter(({ isGift }) => !isGift);

/** The current cart with that id; `null` when none can be filled, `undefined` when the backend does not respond. */
async function fetchCurrentCart(
  store: CartStore,
  gateway: CommerceGateway,
  cartId: string,
): Promise<Cart | null | undefined> {
  if (cartId === '') return null;
  const result = await fetchCart(gateway, referenceOf(store.getState(), cartId));
  if (!result.ok) return result.error.kind === 'cart-gone' ? null : undefined;
  const { cart } = result.value;
  // The backend replaces a deleted or ordered cart with a new one.
  return cart.id === cartId && !cart.isCompleted ? cart : null;
}

export interface JoinRequest {
  readonly store: CartStore;
  readonly gateway: CommerceGateway;
  readonly account: Pick<AccountCart, 'readCartId'>;
  readonly userId: () => string;
}

/**
 * Merges the browser's cart and the account's. An empty browser cart is replaced by the account's; otherwise it takes
 * over what it has less of. `null` when one of them is unknown: nothing changes then. Calling it again has no effect.
 */
export async function joinCarts({ store, gateway, account, userId }: JoinRequest): Promise<JoinOutcome | null> {
  const { dispatch, getState } = store;
  const owner = userId();
  const accountCartId = await account.readCartId();
  const { cartId } = getState().cart;
  if (accountCartId === null) return null;
  if (accountCartId === '' || accountCartId === cartId) return { kind: 'unchanged' };
  const [theirs, own] = await Promise.all([
    fetchCurrentCart(store, gateway, accountCartId),
    fetchCurrentCart(store, gateway, cartId),
  ]);
  // Meanwhile the shopper may have logged out or entered the checkout, or another tab may have switched the cart.
  if (
    theirs === undefined ||
    own === undefined ||
    getState().cart.cartId !== cartId ||
    getState().cart.onCheckout ||
    userId() !== owner
  )
    return null;
  if (theirs === null) return { kind: 'unchanged' };

  const state = getState();
  const { pending } = state.cart;
  const shown = replay(own && (readCart(gateway, referenceOf(state, cartId)) ?? own), pending);
  const cart = { lines: bought(shown), promoCode: pendingCode(pending, shown.promoCode) };
  const accounts = replay(theirs, []);
  if (cart.lines.length === 0 && cart.promoCode === '' && pending.length === 0) {
    const names = bought(accounts).map(({ product }) => product.name);
    if (names.length === 0) return { kind: 'unchanged' };
    dispatch(cartSwitchRequested({ cartId: accountCartId }));
    return { kind: 'switched', from: cartId, names };
  }
  const merge = mergeCarts(cart, accounts);
  for (const { skuId, product, after } of merge.lines) {
    dispatch(operationQueued({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity: after, product }));
  }
  if (merge.promoCode !== '') dispatch(operationQueued({ kind: 'set-promo-code', promoCode: merge.promoCode }));
  return { kind: 'merged', ...merge };
}

/** Whether the browser's cart has anything for the account to store. */
export async function isFilled(store: CartStore, gateway: CommerceGateway): Promise<boolean> {
  const { cartId } = store.getState().cart;
  const cart =
    readCart(gateway, referenceOf(store.getState(), cartId)) ?? (await fetchCurrentCart(store, gateway, cartId));
  return cart ? bought(replay(cart, [])).length > 0 : false;
}
