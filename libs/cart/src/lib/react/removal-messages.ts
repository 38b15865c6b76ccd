import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { shownCode } from '../core/voucher-code.ts';

export const removedMessage = (name: string): MessageDescriptor => msg`${{ name }} was removed from your cart`;

export const removedCodeMessage = (promoCode: string): MessageDescriptor =>
  msg`The code ${{ code: shownCode(promoCode) }} was removed from your cart`;

export const undoMessage: MessageDescriptor = msg`Undo`;
