import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { shownCode } from '../core/voucher-code.ts';

/** Announces that a product was removed from the cart. */
export const removedMessage = (name: string): MessageDescriptor => msg`${{ name }} was removed from your cart`;

/** Announces that a code was removed from the cart. */
export const removedCodeMessage = (promoCode: string): MessageDescriptor =>
  msg`The code ${{ code: shownCode(promoCode) }} was removed from your cart`;

/** The word on the button that brings it back. */
export const undoMessage: MessageDescriptor = msg`Undo`;
