import { safeStorage } from '@lyng/browser';
import { handleCartForm } from '@lyng/cart';
import { accountCart } from '../shell/account-cart.ts';
import { isFilled, joinCarts } from '../wiring/join-carts.ts';
import type { RequestContext } from './request-context.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/**
 * Makes the cart of who has just logged in and the one that their account remembers one, as a browser does after a login, and
 * gives its id. What the browser says of it is not said; a script that runs later finds nothing left to join.
 */
export async function joinAccountCart({ gateway, site, store }: RequestContext): Promise<string> {
  const account = accountCart(
    gateway,
    safeStorage(() => undefined),
  );
  const { cartId } = store.getState().cart;
  const remembered = await account.remembered();
  const joined = await joinCarts(store, gateway, { remembered: async () => remembered });
  if (joined === null) return cartId;
  if (joined.kind === 'switched') return remembered ?? cartId;
  if (joined.kind === 'merged') {
    const reference = { cartId, market: site.market, onCheckout: false };
    const post = (fields: Readonly<Record<string, string>>) =>
      handleCartForm({ form: formOf(fields), gateway, reference, newId: () => crypto.randomUUID() });
    for (const { skuId, after } of joined.lines) {
      const { failure } = await post({ intent: 'update', skuId: String(skuId), quantity: String(after) });
      // The account's cart is not let go before every line has had its response.
      if (failure?.kind === 'unreachable') return cartId;
    }
    if (joined.promoCode !== '') await post({ intent: 'promo', promoCode: joined.promoCode });
  }
  if (await isFilled(store, gateway)) await account.remember(cartId);
  return cartId;
}
