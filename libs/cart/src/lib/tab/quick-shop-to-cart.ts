import { shopEvent } from '@lyng/feature';
import { cartSlice } from '../state/cart-slice.ts';
import type { StartListening } from './start-listening.ts';

/** One panel at a time: a product of the cart's panel may open the quick shop. */
export function quickShopToCart(start: StartListening): void {
  start({
    actionCreator: shopEvent('quickshop/quickShopOpened'),
    effect: (_action, { dispatch, getState }) => {
      if (getState().cart.panel.open) dispatch(cartSlice.actions.panelClosed());
    },
  });
}
