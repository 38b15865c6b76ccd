import { fail, ok, plainLine, plainMessage } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { MutationPostProductReviewArgs } from '../../../platform/graphql/resolver-types.generated.ts';

/** A shopper's review of a product, ready to be saved. */
export interface Review {
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly author: string;
}

type ReviewInput = Pick<MutationPostProductReviewArgs, 'rating' | 'comment' | 'author'>;

/** The invalid field of a review: all fields and a star rating are required. */
export interface ReviewRejection {
  readonly kind: 'rating' | 'comment' | 'author';
}

/** Max characters of a comment and of a name. */
const maxCommentLength = 2000;
const maxAuthorLength = 60;

/** Parses a review; a field that is missing, too long or not a number of stars is rejected by name. */
export function parseReview({ rating, comment, author }: ReviewInput): Result<ReviewRejection, Review> {
  if (rating === undefined || rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5)
    return fail({ kind: 'rating' });
  const review = { rating, comment: plainMessage(comment ?? ''), author: plainLine(author) };
  if (review.comment === '' || review.comment.length > maxCommentLength) return fail({ kind: 'comment' });
  if (review.author === '' || review.author.length > maxAuthorLength) return fail({ kind: 'author' });
  return ok(review);
}
