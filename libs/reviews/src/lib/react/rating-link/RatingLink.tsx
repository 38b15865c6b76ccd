import { formatNumber } from '@lyng/i18n/core';
import { useLanguage } from '@lyng/i18n';
import { Rating } from '@lyng/ui';
import type { ReviewPage } from '../../core/review.ts';
import { reviewsId } from '../reviews-id.ts';

export interface RatingLinkProps {
  readonly reviews: Pick<ReviewPage, 'average' | 'count'>;
}

/** The average below a product's name, linked to the reviews; nothing without reviews. */
export const RatingLink = ({ reviews: { average, count } }: RatingLinkProps) => {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <a href={`#${reviewsId}`}>
      <Rating value={average} shownValue={formatNumber(average, language, 1)} count={count} />
    </a>
  );
};
