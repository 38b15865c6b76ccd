import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { assertNever } from '@lyng/model';
import type { CartFailure } from '../core/cart-failure.ts';
import type { QuantityRefusal } from '../core/check-quantity.ts';
import { promoRefusalMessage } from './promo-refusal-messages.ts';

/** Why something did not happen to the cart, in words. */
export function cartFailureMessage(failure: CartFailure): MessageDescriptor {
  switch (failure.kind) {
    case 'unreachable':
      return msg`We could not reach the shop. Check your connection and try again.`;
    case 'cart-gone':
      return msg`Your cart was no longer available, so we have started a new one.`;
    case 'above-stock':
      return msg`There are not that many left in stock.`;
    case 'quantity':
      return quantityRefusalMessage(failure.refusal);
    case 'promo':
      return promoRefusalMessage(failure.refusal, failure.promoCode);
    case 'too-many':
      return msg`There were too many requests from your network. Wait a minute and try again.`;
    case 'refused':
      return msg`Something went wrong. Try again, or contact customer service.`;
    default:
      return assertNever(failure);
  }
}

/** Why so many units cannot be had, in words (spec §5). */
function quantityRefusalMessage(refusal: QuantityRefusal): MessageDescriptor {
  switch (refusal.kind) {
    case 'not-a-quantity':
      return msg`Choose at least one.`;
    case 'sold-out':
      return msg`This size is sold out.`;
    case 'above-stock':
      return msg`Only ${{ stock: refusal.stock }} left.`;
    case 'above-stock-with-cart':
      return msg`Only ${{ stock: refusal.stock }} left, and you already have ${{ quantity: refusal.quantity }} in your cart.`;
    default:
      return assertNever(refusal);
  }
}
