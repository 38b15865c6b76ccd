import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { StockAlertFailure } from '../../core/stock-alert.ts';

/** Words for a stock alert that the shop did not register. */
export const alertFailureMessage = (failure: StockAlertFailure): MessageDescriptor => {
  switch (failure.kind) {
    case 'invalid-email':
      return msg`Enter a valid email address.`;
    case 'no-size':
      return msg`Choose a size first`;
    case 'too-many':
      return msg`That was a lot at once. Wait a minute and try again.`;
    case 'unavailable':
      return msg`Something went wrong. Try again, or contact customer service.`;
    default:
      return assertNever(failure);
  }
};
