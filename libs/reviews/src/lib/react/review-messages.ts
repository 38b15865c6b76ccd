import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewFailure } from '../core/review.ts';
import { maxLengths } from '../core/review-values.ts';
import type { ReviewIssue, ReviewField } from '../core/review-values.ts';

const missing: Readonly<Record<ReviewField, MessageDescriptor>> = {
  rating: msg`Choose how many stars you give`,
  comment: msg`Write what you think of the product`,
  author: msg`Write the name to show with your review`,
};

/** The issue with a field, in words. */
export const issueMessage = (field: ReviewField, issue: ReviewIssue): MessageDescriptor => {
  if (issue === 'missing' || field === 'rating') return missing[field];
  const max = maxLengths[field];
  return msg`Use at most ${max} characters`;
};

export const failureMessages: Readonly<Record<ReviewFailure['kind'], MessageDescriptor>> = {
  'logged-out': msg`You have been logged out. Log in again in another tab, and send your review from here.`,
  'too-many': msg`That was a lot of reviews. Wait a minute and try again.`,
  unavailable: msg`Your review could not be sent. What you wrote is still here; try again.`,
};
