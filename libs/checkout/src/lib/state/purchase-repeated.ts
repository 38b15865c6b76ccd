import { createAction } from '@reduxjs/toolkit';

/** The confirmation of an order was shown once more. Not with the other events: the checkout loads those first. */
export const purchaseRepeated = createAction<{ readonly orderId: string }>('checkout/event/purchaseRepeated');
