import { cartSlice, fetchCart, keepCart } from '@lyng/cart';
import type { CartAnswer } from '@lyng/cart';
import { loadShopMenus } from '@lyng/content';
import type { ShopMenus } from '@lyng/content';
import type { MarketAlias } from '@lyng/model';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { businessFacts } from '../../business.ts';
import type { BusinessFacts } from '../../business.ts';
import { appContext } from '../../shell/app-context.ts';

/** What stands around every page. */
export interface RootData {
  /** `null` while the backend does not answer: the page is shown without its menus. */
  readonly menus: ShopMenus | null;
  readonly business: BusinessFacts;
  /** The shopper's cart as it came, for the gateway of the browser, with an empty id when the backend knows no such cart; `null` on a page that was rendered for nobody in particular. */
  readonly cart: {
    readonly id: string;
    readonly market: MarketAlias;
    readonly itemCount: number;
    readonly answer: CartAnswer | null;
  } | null;
  /** Of the cart forms on this page (docs/adr/0015): another one with every render. */
  readonly formKey: string;
}

const unitsIn = ({ cart }: CartAnswer): number => cart.items.reduce((units, { quantity }) => units + quantity, 0);

/** Menus and cart, side by side; neither keeps a page from being shown. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { gateway, site, store } = context.get(appContext);
  const { cartId, market, onCheckout } = store.getState().cart;
  const reference = { cartId, market, onCheckout };
  const [menus, fetched] = await Promise.all([
    loadShopMenus(gateway, { signal: request.signal }),
    cartId === '' ? null : fetchCart(gateway, reference),
  ]);
  // No secret: it need only differ from those of the cart's other pages.
  const formKey = Math.random().toString(36).slice(2);
  const frame = { menus: menus.ok ? menus.value : null, business: businessFacts(site.market, site.language) };
  const answer = fetched?.ok ? fetched.value : null;
  if (fetched?.ok === false && fetched.error.kind !== 'unreachable') {
    // The backend answered, and knows no such cart: the shopper has none.
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: '', givenUpId: '' }));
    return { ...frame, cart: { id: '', market, itemCount: 0, answer: null }, formKey };
  }
  // A completed or forgotten cart is answered with a new one.
  const id = answer?.cart.id ?? cartId;
  if (answer) {
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: id, givenUpId: '' }));
    keepCart(gateway, { ...reference, cartId: id }, answer);
  }
  return {
    ...frame,
    cart: cartId === '' ? null : { id, market, itemCount: answer ? unitsIn(answer) : 0, answer },
    formKey,
  };
}
