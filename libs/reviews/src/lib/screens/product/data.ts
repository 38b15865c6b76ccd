import { cookieNames } from '@lyng/browser';
import { appContext, screenOf } from '@lyng/feature';
import type { AddedData } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { reviewPageIn } from '../../core/review.ts';
import type { ReviewPage } from '../../core/review.ts';
import { loadReviews } from '../../wire/load-reviews.ts';
import { reviewParts } from './review-parts.ts';
import { withRating } from './structured-data.ts';

export interface ProductReviewsData {
  /** `null` when they fail to load. */
  readonly reviews: ReviewPage | null;
  /** The page of reviews that the address requests. */
  readonly page: number;
  /** Whether the request for the page had a session. */
  readonly hasSession: boolean;
}

/** Code and texts of the reviews. */
export const prefetch = reviewParts.load;

/** The reviews of the product that an address names; the page is shown without them when they fail to load. */
export async function loadAdded({ request, context }: LoaderFunctionArgs): Promise<AddedData<ProductReviewsData>> {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const alias = location.screen === 'product' ? (location.params.alias ?? '') : '';
  const page = reviewPageIn(new URL(request.url).search);
  const [result] = await Promise.all([
    // A review that was just written must be included: bypass the cache.
    loadReviews(app.gateway, alias, page, { signal: request.signal, fetchPolicy: 'no-cache' }),
    reviewParts.load(app),
  ]);
  const reviews = result.ok ? result.value : null;
  return {
    data: { reviews, page, hasSession: app.cookie(cookieNames.auth) !== undefined },
    ...(reviews === null && { isIncomplete: true }),
    extendHead: (head) => withRating(head, reviews),
  };
}
