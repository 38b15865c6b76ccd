import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RejectedCode } from '@lyng/feature';

export const voucherRejectionMessages: Readonly<Record<RejectedCode['reason'], MessageDescriptor>> = {
  invalid: msg`This voucher does not belong to you.`,
  used: msg`This voucher has already been used.`,
  expired: msg`This voucher has expired.`,
  'requirements-not-met': msg`Your cart is not large enough for this voucher yet.`,
  'wrong-market': msg`This voucher is for another country.`,
  'needs-login': msg`You have been logged out. Log in and try again.`,
  'too-often': msg`Too many codes at once. Wait a minute.`,
  unavailable: msg`Something went wrong, so nothing was changed. Please try again.`,
};
