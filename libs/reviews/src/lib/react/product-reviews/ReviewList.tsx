import { formatDate } from '@lyng/i18n/core';
import { useLanguage } from '@lyng/i18n';
import { Cluster, Rating, Stack } from '@lyng/ui';
import { useEffect, useRef } from 'react';
import type { Review } from '../../core/review.ts';
import styles from './ProductReviews.module.css';

/**
 * When more reviews were added below, the focus goes to the first of them: the link has moved away from the reader. A
 * new review is added at the top, and does not take the focus.
 */
const useFocusOnMore = (shown: number, total: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ shown, total });
  useEffect(() => {
    const added = Math.max(0, total - before.current.total);
    const from = before.current.shown + added;
    if (shown > from) list.current?.querySelectorAll<HTMLElement>(':scope > li')[from]?.focus();
    before.current = { shown, total };
  }, [shown, total]);
  return list;
};

export interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly count: number;
}

export const ReviewList = ({ reviews, count }: ReviewListProps) => {
  const language = useLanguage();
  const list = useFocusOnMore(reviews.length, count);
  return (
    <ul ref={list} className={styles.list}>
      {reviews.map(({ author, comment, date, rating }, index) => (
        <li key={`${date} ${index}`} tabIndex={-1}>
          <Stack gap={2} className={styles.body}>
            <Cluster gap={3}>
              <Rating value={rating} shownValue={String(rating)} />
              <strong>{author}</strong>
              <time dateTime={date}>{formatDate(date, language)}</time>
            </Cluster>
            <p className={styles.comment}>{comment}</p>
          </Stack>
        </li>
      ))}
    </ul>
  );
};
