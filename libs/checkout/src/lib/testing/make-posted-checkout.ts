import type { CheckoutValues } from '../core/checkout-values.ts';
import type { PostedCheckout } from '../state/posted-checkout.ts';
import { makeCheckoutValues } from './make-checkout.ts';

/** A posted form with what the test server offers for it. */
export const makePostedCheckout = (
  more: Partial<PostedCheckout> = {},
  values: Partial<CheckoutValues> = {},
): PostedCheckout => {
  const free = { feeFormatted: '', isFree: true, arrivesOn: '', pickupPoints: [] };
  return {
    values: makeCheckoutValues(values),
    attempt: 0,
    offered: {
      options: {
        shipping: [
          { ...free, id: '1', name: 'Home delivery', isSelected: true },
          { ...free, id: '2', name: 'Parcel shop', isSelected: false },
        ],
        payment: [
          { ...free, id: '23', type: 'Card', label: 'Card', isSelected: true },
          { ...free, id: '18', type: 'DirectInvoice', label: 'Invoice', isSelected: false },
        ],
      },
      payments: [],
      failed: false,
    },
    isNewest: true,
    errors: [],
    problem: null,
    unpaid: false,
    ...more,
  };
};
