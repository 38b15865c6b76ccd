import { useLingui } from '@lingui/react/macro';
import { ButtonLink, Heading, Stack } from '@lyng/ui';
import { useId } from 'react';
import type { ReviewPage } from '../../core/review.ts';
import { reviewsId } from '../reviews-id.ts';
import styles from './ProductReviews.module.css';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReview } from './WriteReview.tsx';
import type { Writing } from './WriteReview.tsx';

export interface ProductReviewsProps {
  /** The result of `loadReviews`; `null` for a failure, which is never shown as "no reviews". */
  readonly reviews: ReviewPage | null;
  /** The address of the page that shows more. */
  readonly moreHref: string;
  readonly writing: Writing;
}

/** The shoppers' reviews of a product: average, list, and the review form. */
export const ProductReviews = ({ reviews, moreHref, writing }: ProductReviewsProps) => {
  const { t } = useLingui();
  const headingId = useId();
  const seen = reviews?.reviews.length ?? 0;
  const count = reviews?.count ?? 0;
  return (
    <section id={reviewsId} className={styles.reviews} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} size="l" id={headingId}>
          {t`Reviews`}
        </Heading>
        {reviews && count > 0 && <ReviewSummary reviews={reviews} />}
        {reviews === null && <p>{t`The reviews cannot be shown right now.`}</p>}
        {reviews && count === 0 && <p>{t`There are no reviews yet. Be the first to write one.`}</p>}
        <WriteReview writing={writing} />
      </Stack>
      {seen > 0 && (
        <Stack gap={4}>
          <ReviewList reviews={reviews?.reviews ?? []} count={count} />
          <p className={styles.seen} role="status">{t`You have seen ${seen} of ${count} reviews`}</p>
          {seen < count && (
            <div>
              <ButtonLink variant="secondary" href={moreHref} preserveScroll replace>
                {t`Show more reviews`}
              </ButtonLink>
            </div>
          )}
        </Stack>
      )}
    </section>
  );
};
