import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { SizeRefusal } from '../../core/size-choice.ts';
import type { DeliveryTime, StockStatus } from '../../core/stock-status.ts';

/** A stock status in words (spec §3). */
export const stockMessages: Readonly<Record<StockStatus, MessageDescriptor>> = {
  OUT_OF_STOCK: msg`Sold out`,
  OVERSELLABLE: msg`Made to order`,
  STATIC: msg`Sent from the maker`,
  FEW_LEFT: msg`Few left`,
  IN_STOCK: msg`In stock`,
};

/** Of what has never been for sale, in place of "sold out". */
export const comingSoon = msg`Coming soon`;

/** How many there are, where the number is the whole truth. */
export const scarceMessage = (stock: number): MessageDescriptor => msg`Only ${stock} left`;

/** A delivery time in words: normal or slightly longer (spec §3). */
export const deliveryMessages: Readonly<Record<DeliveryTime, MessageDescriptor>> = {
  normal: msg`Normal delivery time`,
  longer: msg`Slightly longer delivery time`,
};

/** Why a product was not added to the bag, in words. */
export const refusalMessage = (refusal: SizeRefusal): MessageDescriptor => {
  switch (refusal.kind) {
    case 'no-size-chosen':
      return msg`Choose a size first`;
    case 'sold-out':
      return msg`This size is sold out. Choose another one.`;
    case 'quantity-above-stock':
      return scarceMessage(refusal.stock);
    default:
      return assertNever(refusal);
  }
};
