import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the page of the newsletter is called, before and after a sign-up. */
export const newsletterTitle = (isDone: boolean): MessageDescriptor =>
  isDone ? msg`Check your email` : msg`Newsletter`;
