import { cartSlice } from '@lyng/cart';
import { isCheckoutRoute } from '@lyng/routing/core';
import { pageShown } from '../shell/slices/page-slice.ts';
import type { StartListening } from './wirings.ts';

/** On the checkout routes the cart is asked for with the shipping provider's own fees (spec §7, API-08). */
export function pageToCart(start: StartListening): void {
  start({
    actionCreator: pageShown,
    effect: ({ payload }, { dispatch, getState }) => {
      const onCheckout = isCheckoutRoute(payload.currentRouteName);
      if (getState().cart.onCheckout !== onCheckout) dispatch(cartSlice.actions.checkoutEntered(onCheckout));
    },
  });
}
