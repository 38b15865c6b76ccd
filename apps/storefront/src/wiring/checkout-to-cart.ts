import { cartReloadRequested, cartResetRequested } from '@lyng/cart';
import { checkoutUpdated, purchaseCompleted } from '@lyng/checkout';
import type { StartListening } from './wirings.ts';

/** A choice in the checkout changes the cart's sums; a purchase ends its cart and starts a new one. */
export function checkoutToCart(start: StartListening): void {
  start({ actionCreator: checkoutUpdated, effect: (_action, { dispatch }) => void dispatch(cartReloadRequested()) });
  start({
    actionCreator: purchaseCompleted,
    effect: ({ payload: { cartId } }, { dispatch }) => void dispatch(cartResetRequested({ cartId })),
  });
}
