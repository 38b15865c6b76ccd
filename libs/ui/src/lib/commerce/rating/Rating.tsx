import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import styles from './rating.module.css';

export interface RatingProps {
  /** The average, from 0 to 5; the stars round it to halves, the text does not. */
  readonly value: number;
  /** The average as it is printed, such as "4,3". */
  readonly shownValue: string;
  /** The number of ratings; left out for one person's own rating. */
  readonly count?: number;
}

/** The number of stars. */
const max = 5;

/** The filled share of the row of stars, in percent: rounded to half stars, from 0 to 100. */
const filledPercent = (value: number): number => (Math.min(max, Math.max(0, Math.round(value * 2) / 2)) / max) * 100;

/** The average rating of a product: stars for the eye, a sentence for screen readers. */
export const Rating = ({ value, shownValue, count }: RatingProps) => {
  const { t } = useLingui();
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        style={{ width: `${max}em`, backgroundSize: `${filledPercent(value)}% 100%` }}
        aria-hidden="true"
      />
      <VisuallyHidden>
        {count === undefined
          ? t`${shownValue} of ${max} stars`
          : t`${shownValue} of ${max} stars, ${plural(count, { one: '# review', other: '# reviews' })}`}
      </VisuallyHidden>
      {count !== undefined && (
        <span aria-hidden="true">
          {shownValue} <span className={styles.count}>({count})</span>
        </span>
      )}
    </span>
  );
};
