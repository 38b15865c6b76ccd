import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ReturnFailure, ReturnReason } from '../../core/return-form.ts';

export const registerReturnTitle = msg`Register a return`;

export const returnReasonTexts: Readonly<Record<ReturnReason, MessageDescriptor>> = {
  TOO_SMALL: msg`Too small`,
  TOO_LARGE: msg`Too large`,
  NOT_AS_EXPECTED: msg`Not what I expected`,
  FAULTY: msg`Faulty or damaged`,
  WRONG_ITEM: msg`Wrong item`,
  OTHER: msg`Another reason`,
};

export const returnFailureMessages: Readonly<Record<ReturnFailure['kind'], MessageDescriptor>> = {
  'not-found': msg`We found no order with that number and email address.`,
  'too-many': msg`There were too many attempts. Wait a few minutes and try again.`,
  'period-over': msg`This order cannot be returned here any more. Contact customer service if something is wrong with it.`,
  invalid: msg`Choose what you want to return, and a reason for each item.`,
  unavailable: msg`We could not reach our system. Try again in a moment.`,
};
