import { cartSlice, fetchCart, cacheCart } from '@lyng/cart';
import type { CartResponse } from '@lyng/cart';
import type { MarketAlias } from '@lyng/model';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { businessFacts } from '@lyng/storefront-kit';
import businessFile from '../../../../../business.config.json' with { type: 'json' };
import type { FrameData } from '@lyng/feature';
import { appContext } from '@lyng/feature';

/**
 * The cart response for the browser's gateway, with an empty id when the backend knows no such cart; `null` on a page
 * without a known shopper.
 */
export interface CartOfPage {
  readonly id: string;
  readonly market: MarketAlias;
  readonly itemCount: number;
  readonly response: CartResponse | null;
}

export type RootData = FrameData;

const unitsIn = ({ cart }: CartResponse): number => cart.items.reduce((units, { quantity }) => units + quantity, 0);

/** The cart and the shop's facts; a failure does not stop the page. */
export async function loadFrameData({ context }: LoaderFunctionArgs): Promise<Omit<RootData, 'menus'>> {
  const { gateway, site, store } = context.get(appContext);
  const { cartId, market, onCheckout } = store.getState().cart;
  const reference = { cartId, market, onCheckout };
  const fetched = cartId === '' ? null : await fetchCart(gateway, reference);
  // Not a secret: it must only differ from those of the cart's other pages.
  const formKey = Math.random().toString(36).slice(2);
  const frame = { business: businessFacts(businessFile, site.market, site.language) };
  const response = fetched?.ok ? fetched.value : null;
  if (fetched?.ok === false && fetched.error.kind !== 'unreachable') {
    // The backend responded and knows no such cart: the shopper has none.
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: '', detachedCartId: '' }));
    return { ...frame, cart: { id: '', market, itemCount: 0, response: null }, formKey };
  }
  // The backend replaces a completed or deleted cart with a new one.
  const id = response?.cart.id ?? cartId;
  if (response) {
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: id, detachedCartId: '' }));
    cacheCart(gateway, { ...reference, cartId: id }, response);
  }
  return {
    ...frame,
    cart: cartId === '' ? null : { id, market, itemCount: response ? unitsIn(response) : 0, response },
    formKey,
  };
}
