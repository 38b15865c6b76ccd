import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PromoRejection } from '@lyng/model';
import { isVoucherCode } from '../core/voucher-code.ts';

type Messages = Readonly<Record<PromoRejection, MessageDescriptor>>;

const ofCode: Messages = {
  invalid: msg`The code is not valid. Check that you have typed it correctly.`,
  used: msg`The code has already been used.`,
  expired: msg`The code has expired.`,
  'requirements-not-met': msg`Your cart does not meet the conditions of this code yet.`,
  'wrong-market': msg`The code is for another country.`,
  'needs-login': msg`Log in to use your voucher.`,
  'too-often': msg`Too many codes at once. Wait a minute.`,
};

const ofVoucher: Messages = {
  ...ofCode,
  invalid: msg`This voucher does not belong to you.`,
  used: msg`This voucher has already been used.`,
  expired: msg`This voucher has expired.`,
  'requirements-not-met': msg`Your cart is not large enough for this voucher yet.`,
  'wrong-market': msg`This voucher is for another country.`,
};

/** Words for the rejection of a code; a member's voucher has its own texts. */
export const promoRejectionMessage = (rejection: PromoRejection, promoCode: string): MessageDescriptor =>
  (isVoucherCode(promoCode) ? ofVoucher : ofCode)[rejection];
