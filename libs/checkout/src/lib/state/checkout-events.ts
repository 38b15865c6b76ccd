import type { CheckoutCart } from '@lyng/model';
import { createAction } from '@reduxjs/toolkit';
import type { Confirmation } from '../core/confirmation.ts';

/** The checkout page is open; dispatched once per visit. */
export const checkoutBegun = createAction<{ readonly cartId: string; readonly cart: CheckoutCart }>(
  'checkout/event/checkoutBegun',
);

/** The server knows another choice of shipping or payment: the cart's sums may be others. */
export const checkoutUpdated = createAction<{ readonly cartId: string }>('checkout/event/checkoutUpdated');

/**
 * An order was created and paid, out of the named cart; dispatched once per order id, however often its page is loaded.
 */
export const purchaseCompleted = createAction<{
  readonly confirmation: Confirmation;
  readonly cartId: string;
  readonly email: string;
}>('checkout/event/purchaseCompleted');
