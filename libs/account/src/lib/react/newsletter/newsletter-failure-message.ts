import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { NewsletterFailure } from '../../core/newsletter.ts';

/** Words for a failed sign-up. */
export const newsletterFailureMessage = ({ kind }: NewsletterFailure): MessageDescriptor => {
  switch (kind) {
    case 'invalid-email':
      return msg`Enter a valid email address.`;
    case 'too-many':
      return msg`There have been many sign-ups from here. Wait a while and try again.`;
    case 'unavailable':
      return msg`You are not signed up yet, because we could not reach our system. Try again in a moment.`;
    default:
      return assertNever(kind);
  }
};
