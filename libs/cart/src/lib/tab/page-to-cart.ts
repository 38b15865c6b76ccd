import { pageShown } from '@lyng/feature';
import { isCheckoutRoute } from '@lyng/routing/core';
import { cartSlice } from '../state/cart-slice.ts';
import type { StartListening } from '../state/start-listening.ts';

/** In the checkout the cart is requested with the shipping provider's own fees. A navigation closes its panel. */
export function pageToCart(start: StartListening): void {
  start({
    actionCreator: pageShown,
    effect: ({ payload }, { dispatch, getState }) => {
      const onCheckout = isCheckoutRoute(payload.currentRouteName);
      if (getState().cart.panel.open) dispatch(cartSlice.actions.panelClosed());
      const { cart, channel } = getState();
      if (cart.onCheckout !== onCheckout) dispatch(cartSlice.actions.checkoutEntered(onCheckout));
      // In the checkout the prices are those of the market that the order ships to; everywhere else this shop's.
      const market = onCheckout ? channel.checkoutMarketAlias : channel.marketAlias;
      if (cart.market !== market) dispatch(cartSlice.actions.marketChanged(market));
    },
  });
}
