import { cartSlice } from '@lyng/cart';
import { isCheckoutRoute } from '@lyng/routing/core';
import { pageShown } from '../shell/slices/page-slice.ts';
import type { StartListening } from './wirings.ts';

/** On the checkout routes the cart is asked for with the shipping provider's own fees (spec §7, API-08). Its panel belongs to the page that it was opened on. */
export function pageToCart(start: StartListening): void {
  start({
    actionCreator: pageShown,
    effect: ({ payload }, { dispatch, getState }) => {
      const onCheckout = isCheckoutRoute(payload.currentRouteName);
      if (getState().cart.panel.open) dispatch(cartSlice.actions.panelClosed());
      const { cart, channel } = getState();
      if (cart.onCheckout !== onCheckout) dispatch(cartSlice.actions.checkoutEntered(onCheckout));
      // On the way to the order the cart is counted as the market that it goes to pays; everywhere else as this shop's (CHK-16).
      const market = onCheckout ? channel.checkoutMarketAlias : channel.marketAlias;
      if (cart.market !== market) dispatch(cartSlice.actions.marketChanged(market));
    },
  });
}
