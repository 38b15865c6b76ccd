import type { Review } from '../core/review.ts';
import type { ProductReviewsQuery } from './product-reviews.generated.ts';

type WireReview = NonNullable<NonNullable<ProductReviewsQuery['reviews']>['reviews']>[number];

/** A review of the API; `null` for one without text or without valid stars. */
export const parseReview = (data: WireReview): Review | null => {
  if (!data) return null;
  const { rating, comment, author, reviewDate } = data;
  const isValidRating = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  return isValidRating && comment.trim() !== ''
    ? { rating, comment: comment.trim(), author: author.trim(), date: String(reviewDate) }
    : null;
};
