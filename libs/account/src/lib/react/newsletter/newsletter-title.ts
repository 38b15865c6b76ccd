import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The title of the newsletter page, before and after a sign-up. */
export const newsletterTitle = (isDone: boolean): MessageDescriptor =>
  isDone ? msg`Check your email` : msg`Newsletter`;
