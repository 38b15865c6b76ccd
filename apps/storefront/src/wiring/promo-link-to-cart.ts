import { cartSlice } from '@lyng/cart';
import { pageShown } from '../shell/slices/page-slice.ts';
import type { AppStore, RootState } from '../store.ts';
import type { StartListening } from './wirings.ts';

/** A code that came with a link, until it has been used. */
export interface PromoLink {
  readonly waiting: () => string | null;
  readonly used: () => void;
}

const { addedPanelOpened, cartAdopted, intentStated, panelOpened } = cartSlice.actions;

/** Whoever looks at a cart of their own sees what the code does to it. */
const seesCart = ({ cart, page }: RootState): boolean =>
  cart.cartId !== '' && (cart.panel.open || page.currentRouteName === 'cart');

/** States the code of a link, once, as soon as there is a cart on the screen. */
export function stateLinkedCode(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  link: PromoLink,
): void {
  const promoCode = seesCart(getState()) ? link.waiting() : null;
  if (promoCode === null) return;
  link.used();
  dispatch(intentStated({ kind: 'set-promo-code', promoCode }));
}

/** The cart may come to the screen with a page, in its panel, or be made while it is there. */
export function promoLinkToCart(start: StartListening, link: PromoLink): void {
  for (const actionCreator of [pageShown, panelOpened, addedPanelOpened, cartAdopted]) {
    start({ actionCreator, effect: (_action, shop) => stateLinkedCode(shop, link) });
  }
}
