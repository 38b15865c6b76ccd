import { newId } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';
import { createAccountCart } from '../../wire/account-cart/account-cart.ts';
import { handleCartForm } from '../../wire/handle-cart-form.ts';
import type { CartStore } from '../cart-session.ts';
import { isFilled, joinCarts } from './join-carts.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** A request of a shopper who has just logged in: the gateway sends it as theirs. */
export interface JoinAccountCartRequest {
  readonly gateway: CommerceGateway;
  readonly store: CartStore;
  /** The market whose prices the joined cart has. */
  readonly market: MarketAlias;
}

/**
 * Merges the cart of a shopper who has just logged in with their account's cart, as a browser does after a login, and
 * returns its id. It sends no messages; a script that runs after it has nothing left to merge.
 */
export async function joinAccountCart({ gateway, store, market }: JoinAccountCartRequest): Promise<string> {
  const account = createAccountCart(gateway);
  const { cartId } = store.getState().cart;
  const accountCartId = await account.readCartId();
  const joined = await joinCarts({
    store,
    gateway,
    account: { readCartId: async () => accountCartId },
    // A request has one shopper.
    userId: () => '',
  });
  if (joined === null) return cartId;
  if (joined.kind === 'switched') return accountCartId ?? cartId;
  if (joined.kind === 'merged') {
    const reference = { cartId, market, onCheckout: false };
    const post = (fields: Readonly<Record<string, string>>) =>
      handleCartForm({ form: formOf(fields), gateway, reference, newId });
    for (const { skuId, after } of joined.lines) {
      const { failure } = await post({ intent: 'update', skuId: String(skuId), quantity: String(after) });
      // Do not detach the account's cart before every line has been saved.
      if (failure?.kind === 'unreachable') return cartId;
    }
    if (joined.promoCode !== '') await post({ intent: 'promo', promoCode: joined.promoCode });
  }
  if (await isFilled(store, gateway)) await account.saveCartId(cartId);
  return cartId;
}
