import { shopEvent } from '@lyng/feature';
import { cartReloadRequested, cartResetRequested } from '../state/cart-events.ts';
import type { StartListening } from '../state/start-listening.ts';

/** A choice in the checkout changes the cart's sums; a purchase ends its cart and starts a new one. */
export function checkoutToCart(start: StartListening): void {
  start({
    actionCreator: shopEvent('checkout/event/checkoutUpdated'),
    effect: (_action, { dispatch }) => void dispatch(cartReloadRequested()),
  });
  start({
    actionCreator: shopEvent('checkout/event/purchaseCompleted'),
    effect: ({ payload: { cartId } }, { dispatch }) => void dispatch(cartResetRequested({ cartId })),
  });
}
