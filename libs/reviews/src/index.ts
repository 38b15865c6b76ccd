export type { Review, ReviewFailure, ReviewPage } from './lib/core/review.ts';
export type { ReviewValues } from './lib/core/review-values.ts';
export { ProductReviews } from './lib/react/product-reviews/ProductReviews.tsx';
export type { ProductReviewsProps } from './lib/react/product-reviews/ProductReviews.tsx';
export type { Writing } from './lib/react/product-reviews/WriteReview.tsx';
export { RatingLink } from './lib/react/rating-link/RatingLink.tsx';
export type { RatingLinkProps } from './lib/react/rating-link/RatingLink.tsx';
export { loadReviews } from './lib/wire/load-reviews.ts';
export { postReview } from './lib/wire/post-review.ts';
