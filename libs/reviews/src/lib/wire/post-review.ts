import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ReviewFailure } from '../core/review.ts';
import type { ReviewValues } from '../core/review-values.ts';
import { PostReviewDocument } from './post-review.generated.ts';

const toFailure = (failure: CommerceFailure): ReviewFailure => {
  if (failure.kind !== 'rejected') return { kind: 'unavailable' };
  if (failure.code === 'Unauthenticated') return { kind: 'logged-out' };
  return { kind: failure.code === 'TooManyRequests' ? 'too-many' : 'unavailable' };
};

/** Sends a review; the key makes a retry of the same one count once. */
export const postReview = async (
  gateway: CommerceGateway,
  alias: string,
  { rating, comment, author }: ReviewValues,
  idempotencyKey: string,
): Promise<Result<ReviewFailure, true>> => {
  const result = await gateway.mutate(PostReviewDocument, { alias, rating, comment, author }, { idempotencyKey });
  if (!result.ok) return fail(toFailure(result.error));
  return result.value.postProductReview === true ? ok(true) : fail({ kind: 'unavailable' });
};
