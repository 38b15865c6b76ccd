import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { SizeRejection } from '../../core/size-choice.ts';
import type { StockStatus } from '../../core/stock-status.ts';

/** A stock status in words. */
export const stockMessages: Readonly<Record<StockStatus, MessageDescriptor>> = {
  OUT_OF_STOCK: msg`Sold out`,
  OVERSELLABLE: msg`Made to order`,
  STATIC: msg`Sent from the maker`,
  FEW_LEFT: msg`Few left`,
  IN_STOCK: msg`In stock`,
};

/** Replaces "sold out" for a product that has never been for sale. */
export const comingSoon = msg`Coming soon`;

/** The number of units, where it is exact. */
export const scarceMessage = (stock: number): MessageDescriptor => msg`Only ${stock} left`;

/** Words for a product that was not added to the bag. */
export const rejectionMessage = (rejection: SizeRejection): MessageDescriptor => {
  switch (rejection.kind) {
    case 'no-size-chosen':
      return msg`Choose a size first`;
    case 'sold-out':
      return msg`This size is sold out. Choose another one.`;
    case 'quantity-above-stock':
      return scarceMessage(rejection.stock);
    default:
      return assertNever(rejection);
  }
};
