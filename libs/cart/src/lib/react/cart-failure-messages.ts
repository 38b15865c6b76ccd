import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { assertNever } from '@lyng/model';
import type { CartFailure } from '../core/cart-failure.ts';
import type { QuantityRejection } from '../core/check-quantity.ts';
import { promoRejectionMessage } from './promo-rejection-messages.ts';

/** Words for a failed change of the cart. */
export function cartFailureMessage(failure: CartFailure): MessageDescriptor {
  switch (failure.kind) {
    case 'unreachable':
      return msg`We could not reach the shop. Check your connection and try again.`;
    case 'cart-gone':
      return msg`Your cart was no longer available, so we have started a new one.`;
    case 'above-stock':
      return msg`There are not that many left in stock.`;
    case 'quantity':
      return quantityRejectionMessage(failure.rejection);
    case 'promo':
      return promoRejectionMessage(failure.rejection, failure.promoCode);
    case 'too-many':
      return msg`There were too many requests from your network. Wait a minute and try again.`;
    case 'key-used':
    case 'refused':
      return msg`Something went wrong. Try again, or contact customer service.`;
    default:
      return assertNever(failure);
  }
}

function quantityRejectionMessage(rejection: QuantityRejection): MessageDescriptor {
  switch (rejection.kind) {
    case 'not-a-quantity':
      return msg`Choose at least one.`;
    case 'sold-out':
      return msg`This size is sold out.`;
    case 'above-stock':
      return msg`Only ${{ stock: rejection.stock }} left.`;
    case 'above-stock-with-cart':
      return msg`Only ${{ stock: rejection.stock }} left, and you already have ${{ quantity: rejection.quantity }} in your cart.`;
    default:
      return assertNever(rejection);
  }
}
