import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@lyng/i18n/core';
import { useLanguage } from '@lyng/i18n';
import { Cluster, Rating, Stack } from '@lyng/ui';
import type { ReviewPage } from '../../core/review.ts';
import styles from './ProductReviews.module.css';

/** The average, and the distribution of the stars. */
export const ReviewSummary = ({ reviews: { average, count, distribution } }: { readonly reviews: ReviewPage }) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Stack gap={3}>
      <Rating value={average} shownValue={formatNumber(average, language, 1)} count={count} />
      {distribution && (
        <ul className={styles.list} aria-label={t`How the stars are spread`}>
          {distribution.map((votes, index) => {
            const stars = 5 - index;
            return (
              <li key={stars}>
                <Cluster gap={3}>
                  <span aria-hidden="true">{stars} ★</span>
                  <meter min={0} max={count} value={votes} aria-label={t`${stars} of 5 stars`}>
                    {votes}
                  </meter>
                  <span aria-hidden="true">{votes}</span>
                </Cluster>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
};
