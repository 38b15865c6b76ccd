import { mutationOutcome } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { Result } from '@lyng/model';
import type { ReviewFailure } from '../core/review.ts';
import type { ReviewValues } from '../core/review-values.ts';
import { PostReviewDocument } from './post-review.generated.ts';

const kinds = { Unauthenticated: 'logged-out', TooManyRequests: 'too-many' } as const;

/** Sends a review; the key makes a retry of the same one count once. */
export const postReview = async (
  gateway: CommerceGateway,
  alias: string,
  { rating, comment, author }: ReviewValues,
  idempotencyKey: string,
): Promise<Result<ReviewFailure, true>> => {
  const result = await gateway.mutate(PostReviewDocument, { alias, rating, comment, author }, { idempotencyKey });
  return mutationOutcome(result, (data) => data.postProductReview === true, kinds);
};
