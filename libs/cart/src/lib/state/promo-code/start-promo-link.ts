import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { cartSlice } from '../cart-slice.ts';
import type { CartRootState } from '../cart-slice.ts';
import type { PromoLink } from './promo-link.ts';

export interface PromoLinkPorts<State extends CartRootState> {
  readonly link: PromoLink;
  /** Whether an action reports that another page is shown. */
  readonly isPageShown: (action: UnknownAction) => boolean;
  /** Whether the page of the cart is shown. */
  readonly isCartPage: (state: State) => boolean;
}

const { addedPanelOpened, cartAdopted, operationQueued, panelOpened } = cartSlice.actions;

/** Applies the code of a link, once, as soon as a cart is on the screen. */
export function applyLinkedCode<State extends CartRootState>(
  { dispatch, getState }: { readonly dispatch: (action: UnknownAction) => unknown; readonly getState: () => State },
  { link, isCartPage }: Pick<PromoLinkPorts<State>, 'link' | 'isCartPage'>,
): void {
  const state = getState();
  const { cartId, panel } = state.cart;
  // The shopper sees a cart of their own, and so the code's effect.
  const promoCode = cartId !== '' && (panel.open || isCartPage(state)) ? link.waiting() : null;
  if (promoCode === null) return;
  link.used();
  dispatch(operationQueued({ kind: 'set-promo-code', promoCode }));
}

/** The cart may appear with a page or in its panel, or be created while it is shown. */
export function startPromoLink<
  State extends CartRootState,
  Dispatch extends ThunkDispatch<State, unknown, UnknownAction>,
>(start: TypedStartListening<State, Dispatch>, ports: PromoLinkPorts<State>): void {
  start({
    predicate: (action) =>
      ports.isPageShown(action) ||
      panelOpened.match(action) ||
      addedPanelOpened.match(action) ||
      cartAdopted.match(action),
    effect: (_action, shop) => applyLinkedCode(shop, ports),
  });
}
