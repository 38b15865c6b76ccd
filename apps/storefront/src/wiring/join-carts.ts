import { cartSlice, cartSwitchRequested, fetchCart, readCart } from '@lyng/cart';
import { mergeCarts, replay } from '@lyng/cart/core';
import type { CartMerge, ShownCart } from '@lyng/cart/core';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { Cart } from '@lyng/model';
import type { AppStore, RootState } from '../store.ts';
import type { AccountCart } from './auth-to-account-cart.ts';

/** What has become of a browser's cart and the one that an account remembers. */
export type Joined =
  /** The browser's goes on as it is. */
  | { readonly kind: 'kept' }
  /** The account's goes on; `from` is the one before it, empty when there was none. */
  | { readonly kind: 'switched'; readonly from: string; readonly names: readonly string[] }
  /** The browser's goes on with what it takes over. */
  | ({ readonly kind: 'merged' } & CartMerge);

type Shop = Pick<AppStore, 'dispatch' | 'getState'>;

const { intentStated } = cartSlice.actions;

const referenceOf = ({ cart: { market, onCheckout } }: RootState, cartId: string) => ({ cartId, market, onCheckout });
const bought = ({ lines }: ShownCart) => lines.filter(({ isGift }) => !isGift);

/** The cart of that id as it is by now; `null` when there is none that could be filled, `undefined` when nobody knows. */
async function askFor(gateway: CommerceGateway, shop: Shop, cartId: string): Promise<Cart | null | undefined> {
  if (cartId === '') return null;
  const answer = await fetchCart(gateway, referenceOf(shop.getState(), cartId));
  if (!answer.ok) return answer.error.kind === 'cart-gone' ? null : undefined;
  const { cart } = answer.value;
  // One that is gone, or has become an order, is answered with a new one.
  return cart.id === cartId && !cart.isCompleted ? cart : null;
}

/** The code that the cart has, or is about to have. */
const wishedCode = ({ cart: { pending } }: RootState, { promoCode }: ShownCart): string =>
  pending.reduce((code, operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : code), promoCode);

/**
 * Makes the browser's cart and the account's one (PAIN-10). A browser without anything in its cart goes on with the account's;
 * else its own goes on, and takes over what it holds less of. `null` when not everything could be known: nothing is changed
 * then. Doing it again changes nothing.
 */
export async function joinCarts(
  shop: Shop,
  gateway: CommerceGateway,
  account: Pick<AccountCart, 'remembered'>,
): Promise<Joined | null> {
  const { dispatch, getState } = shop;
  const userId = getState().auth?.user?.userId;
  const remembered = await account.remembered();
  const { cartId } = getState().cart;
  if (remembered === null) return null;
  if (remembered === '' || remembered === cartId) return { kind: 'kept' };
  const [theirs, own] = await Promise.all([askFor(gateway, shop, remembered), askFor(gateway, shop, cartId)]);
  // Meanwhile the shopper may have gone, or on to the checkout, or another tab brought another cart.
  if (
    theirs === undefined ||
    own === undefined ||
    getState().cart.cartId !== cartId ||
    getState().cart.onCheckout ||
    getState().auth?.user?.userId !== userId
  )
    return null;
  if (theirs === null) return { kind: 'kept' };

  const state = getState();
  const shown = replay(own && (readCart(gateway, referenceOf(state, cartId)) ?? own), state.cart.pending);
  const cart = { lines: bought(shown), promoCode: wishedCode(state, shown) };
  const accounts = replay(theirs, []);
  if (cart.lines.length === 0 && cart.promoCode === '' && state.cart.pending.length === 0) {
    const names = bought(accounts).map(({ product }) => product.name);
    if (names.length === 0) return { kind: 'kept' };
    dispatch(cartSwitchRequested({ cartId: remembered }));
    return { kind: 'switched', from: cartId, names };
  }
  const merge = mergeCarts(cart, accounts);
  for (const { skuId, product, after } of merge.lines) {
    dispatch(intentStated({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity: after, product }));
  }
  if (merge.promoCode !== '') dispatch(intentStated({ kind: 'set-promo-code', promoCode: merge.promoCode }));
  return { kind: 'merged', ...merge };
}

/** Whether there is something in the browser's cart that the account could remember it for. */
export async function isFilled(shop: Shop, gateway: CommerceGateway): Promise<boolean> {
  const { cartId } = shop.getState().cart;
  const cart = readCart(gateway, referenceOf(shop.getState(), cartId)) ?? (await askFor(gateway, shop, cartId));
  return cart ? bought(replay(cart, [])).length > 0 : false;
}
