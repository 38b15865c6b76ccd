import type { CommerceFailure, CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { distributionOf, reviewsPerPage } from '../core/review.ts';
import type { Review, ReviewPage } from '../core/review.ts';
import { ProductReviewsDocument } from './product-reviews.generated.ts';
import type { ProductReviewsQuery } from './product-reviews.generated.ts';

type WireReview = NonNullable<NonNullable<ProductReviewsQuery['reviews']>['reviews']>[number];

/** A review of the API; `null` for one without text or without valid stars. */
const parseReview = (data: WireReview): Review | null => {
  if (!data) return null;
  const { rating, comment, author, reviewDate } = data;
  const isValidRating = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  return isValidRating && comment.trim() !== ''
    ? { rating, comment: comment.trim(), author: author.trim(), date: String(reviewDate) }
    : null;
};

/** The maximum number of reviews in one response; it yields the full distribution for most products. */
const maxPerResponse = 100;

/** Requests the newest reviews of a product in the shop's language: `page` 2 is twice as many as `page` 1. */
export const loadReviews = async (
  gateway: CommerceGateway,
  alias: string,
  page = 1,
  options?: QueryOptions,
): Promise<Result<CommerceFailure, ReviewPage>> => {
  const shown = page * reviewsPerPage;
  const known: Review[] = [];
  let count = 0;
  let average = 0;
  for (let skip = 0; skip === 0 || (skip < shown && skip < count); skip += maxPerResponse) {
    const result = await gateway.query(ProductReviewsDocument, { alias, skip, take: maxPerResponse }, options);
    if (!result.ok) return fail(result.error);
    const { reviews } = result.value;
    count = Math.max(0, reviews?.count ?? 0);
    average = reviews?.averageRating ?? 0;
    known.push(...(reviews?.reviews ?? []).flatMap((review) => parseReview(review) ?? []));
  }
  return ok({
    count,
    average,
    distribution: known.length === count ? distributionOf(known) : null,
    reviews: known.slice(0, shown),
  });
};
