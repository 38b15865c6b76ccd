import { pageShown } from '@lyng/feature';
import type { ShopStore } from '@lyng/feature';
import { isAnyOf } from '@reduxjs/toolkit';
import { cartSlice } from '../state/cart-slice.ts';
import type { PromoLink } from '../wire/promo-link.ts';
import type { StartListening } from '../state/start-listening.ts';

const { addedPanelOpened, cartAdopted, operationQueued, panelOpened } = cartSlice.actions;

/** Applies the code of a link, once, if the page or the panel shows a cart. */
export function applyPromoLink(
  { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>,
  link: PromoLink,
): void {
  const { cart, page } = getState();
  // The shopper sees a cart of their own, and so the code's effect.
  const isSeen = cart.cartId !== '' && (cart.panel.open || page.currentRouteName === 'cart');
  const promoCode = isSeen ? link.waiting() : null;
  if (promoCode === null) return;
  link.used();
  dispatch(operationQueued({ kind: 'set-promo-code', promoCode }));
}

/** The cart may appear with a page or in its panel, or be created while it is shown. */
export const promoLinkToCart = (start: StartListening, link: PromoLink): void =>
  void start({
    matcher: isAnyOf(pageShown, panelOpened, addedPanelOpened, cartAdopted),
    effect: (_action, store) => applyPromoLink(store, link),
  });
