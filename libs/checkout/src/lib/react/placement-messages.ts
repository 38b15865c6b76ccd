import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { assertNever } from '@lyng/model';
import type { CustomerStatus } from '../core/customer-status.ts';
import type { OrderFailure } from '../core/order-failure.ts';
import type { PaymentFailure } from '../core/payment-return.ts';

/** Words for a customer who cannot go on with this purchase. */
export function customerStatusMessage(status: Exclude<CustomerStatus, 'ok'>): MessageDescriptor {
  if (status === 'invalidemail') return msg`The email address seems to be invalid. Check it and try again.`;
  if (status === 'blacklisted') return msg`The purchase cannot be approved. Contact customer service if you need help.`;
  return msg`Your payment options are limited: account and invoice are not available to you. Choose another way to pay.`;
}

/** A bonus voucher is shown without its prefix. */
const shownCode = (promoCode: string): string => promoCode.replace(/^voyadovoucher_/i, '');

/** Words for an order that was not created; `promoCode` is the cart's. */
export function placementFailureMessage(failure: OrderFailure, promoCode: string): MessageDescriptor {
  const code = shownCode(promoCode);
  switch (failure.kind) {
    case 'unreachable':
      return msg`We could not reach the shop. Try again: you will not be charged twice, and nothing you have typed is lost.`;
    case 'sold-out':
      return msg`Something in your cart has just sold out. Review your cart and try again.`;
    case 'price-changed':
      return msg`The price of your order has just changed. Look at the new total, and complete your purchase if you agree. You have not been charged.`;
    case 'total-changed':
      return msg`The total of your order is now ${{ total: failure.totalFormatted }}. Complete your purchase if you agree. You have not been charged.`;
    case 'balance-spent':
      return msg`There is not enough left on your gift card or balance. Look at what is left to pay, and complete your purchase if you agree. You have not been charged.`;
    case 'discount-spent':
      return msg`The gift card in your cart has been used for another order. Look at your cart and try again. You have not been charged.`;
    case 'code-used':
      return msg`The code ${code} has already been used and does not count any more. Look at the new total, and complete your purchase if you agree. You have not been charged.`;
    case 'code-expired':
      return msg`The code ${code} has expired. Look at the new total, and complete your purchase if you agree. You have not been charged.`;
    case 'code-of-other-country':
      return msg`The code ${code} is for another country. Look at the new total, and complete your purchase if you agree. You have not been charged.`;
    case 'code-needs-login':
      return msg`The voucher ${code} counts only while you are logged in. Log in, or look at the new total and complete your purchase without it. You have not been charged.`;
    case 'code-invalid':
      return msg`The code ${code} is not valid. Look at the new total, and complete your purchase if you agree. You have not been charged.`;
    case 'below-minimum':
      return msg`Your order is below the minimum order value.`;
    case 'payment-not-allowed':
      return msg`This way to pay is not available to you. Choose another one.`;
    case 'no-payment-method':
      return msg`It is not possible to pay right now. Your order has not been placed, and you have not been charged.`;
    case 'cart-gone':
      return msg`Your cart is empty or has already been ordered.`;
    case 'too-many-tries':
      return msg`You have tried many times in a short while. Wait a minute and try again.`;
    case 'address':
      return msg`Check your address: something in it is missing or does not fit the country.`;
    case 'personal-id':
      return msg`Enter a valid personal identity number.`;
    case 'choose-payment':
      return msg`Choose how you want to pay.`;
    case 'choose-shipping':
      return msg`Choose how you want your order delivered.`;
    case 'email':
      return msg`The email address seems to be invalid. Check it and try again.`;
    case 'blocked':
      return msg`The purchase cannot be approved. Contact customer service if you need help.`;
    case 'terms':
      return msg`Accept the terms of purchase to go on.`;
    case 'refused':
      return msg`Something went wrong. Try again, or contact customer service.`;
    default:
      return assertNever(failure);
  }
}

/** Words for a failed payment, on the page that the provider sends back to. */
export function paymentFailureMessage(failure: PaymentFailure): MessageDescriptor {
  switch (failure) {
    case 'Error':
      return msg`The payment was not completed. Something may have sold out, or there was not enough money. You have not been charged.`;
    case 'OutOfStock':
      return msg`Something in your cart has sold out. Review your cart and try again. You have not been charged.`;
    case 'BlockedCustomer':
      return msg`The payment provider did not approve the purchase. Choose another way to pay. You have not been charged.`;
    default:
      return assertNever(failure);
  }
}
