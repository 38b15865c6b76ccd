import { fail, ok, plainLine, plainMessage } from '@lyng/model';
import type { Result } from '@lyng/model';

/** What a shopper says of a product, ready to be kept. */
export interface Review {
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly author: string;
}

/** What the wire may bring; the contract makes only the author obligatory. */
export interface ReviewInput {
  readonly rating?: number | null;
  readonly comment?: string | null;
  readonly author: string;
}

/** Which part of a review cannot be taken (spec §5: all fields and a star rating are required). */
export interface ReviewRefusal {
  readonly kind: 'rating' | 'comment' | 'author';
}

/** The most characters of a comment and of a name. */
const longestComment = 2000;
const longestAuthor = 60;

/** Reads a review; what is missing, too long or no number of stars is refused by name. */
export function parseReview({ rating, comment, author }: ReviewInput): Result<ReviewRefusal, Review> {
  if (rating === undefined || rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5)
    return fail({ kind: 'rating' });
  const review = { rating, comment: plainMessage(comment ?? ''), author: plainLine(author) };
  if (review.comment === '' || review.comment.length > longestComment) return fail({ kind: 'comment' });
  if (review.author === '' || review.author.length > longestAuthor) return fail({ kind: 'author' });
  return ok(review);
}
