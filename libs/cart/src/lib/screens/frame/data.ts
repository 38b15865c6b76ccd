import { appContext } from '@lyng/feature';
import type { AppContext, FrameDataModule } from '@lyng/feature';
import { cartReference, cartSlice } from '../../state/cart-slice.ts';
import { cacheCart } from '../../wire/cached-cart.ts';
import type { CartResponse } from '../../wire/cached-cart.ts';
import { fetchCart } from '../../wire/cart-gateway.ts';
import type { CartOfPage } from '../../wire/cart-of-page.ts';

const unitsIn = ({ cart }: CartResponse): number => cart.items.reduce((units, { quantity }) => units + quantity, 0);

/** The cart of the visitor's cookie; without its response while the backend is down. */
async function loadCartOfPage({ gateway, store }: Pick<AppContext, 'gateway' | 'store'>): Promise<CartOfPage | null> {
  const reference = cartReference(store.getState().cart);
  const { cartId, market } = reference;
  if (cartId === '') return null;
  const fetched = await fetchCart(gateway, reference);
  const adopt = (id: string) => store.dispatch(cartSlice.actions.cartAdopted({ cartId: id, detachedCartId: '' }));
  if (fetched.ok) {
    const response = fetched.value;
    // The backend replaces a completed or deleted cart with a new one.
    const { id } = response.cart;
    adopt(id);
    cacheCart(gateway, { ...reference, cartId: id }, response);
    return { id, market, itemCount: unitsIn(response), response };
  }
  if (fetched.error.kind === 'unreachable') return { id: cartId, market, itemCount: 0, response: null };
  // The backend responded and knows no such cart: the shopper has none.
  adopt('');
  return { id: '', market, itemCount: 0, response: null };
}

/**
 * The time for which pages without a cart share a key, in ms, so that their renders can be equal. With the five minutes
 * for which such a page may be cached it is less than the ten for which pages stay personal after a post.
 */
const SHARED_KEY_MS = 120_000;

/** Not a secret: it must only differ from those of the cart's other pages. */
const formKeyOf = (hasCart: boolean): string =>
  hasCart ? Math.random().toString(36).slice(2) : `at-${Math.floor(Date.now() / SHARED_KEY_MS).toString(36)}`;

/** The visitor's cart and the key of the page's forms; a failure does not stop the page. */
export const loadFrameData: FrameDataModule['loadFrameData'] = async ({ context }) => {
  const cart = await loadCartOfPage(context.get(appContext));
  return { cart, formKey: formKeyOf(cart !== null && cart.id !== '') };
};
