import { useLingui } from '@lingui/react/macro';
import type { UnderstoodFilter } from '../../core/understood-filters.ts';
import styles from './SearchResults.module.css';

/** Writes words of the shopper in the quotation marks of the language, several with commas. */
function useQuoted(): (words: readonly string[]) => string {
  const { t } = useLingui();
  return (words) => words.map((word) => t`“${word}”`).join(', ');
}

export interface UnderstoodNoteProps {
  readonly filters: readonly Pick<UnderstoodFilter, 'facet' | 'text'>[];
  /** Names of those that no product has. */
  readonly missing: readonly string[];
}

/** Names the words that became filters; the filters themselves stand above the products, where they can be removed. */
export const UnderstoodNote = ({ filters, missing }: UnderstoodNoteProps) => {
  const { t } = useLingui();
  const quoted = useQuoted();
  const applied = filters.filter(({ facet }) => !missing.includes(facet.label));
  const [chosen, absent] = [quoted(applied.map(({ text }) => text)), quoted(missing)];
  return (
    <div className={styles.notes}>
      {applied.length > 0 && <p>{t`Chosen as a filter: ${chosen}`}</p>}
      {missing.length > 0 && <p>{t`No products in ${absent}. We show the others.`}</p>}
    </div>
  );
};

export interface LeftOutNoteProps {
  readonly words: string;
  readonly leftOut: readonly string[];
  /** The search for the other words has products. */
  readonly hasProducts: boolean;
}

/** Names the words that no product has, and what is shown instead. */
export const LeftOutNote = ({ words, leftOut, hasProducts }: LeftOutNoteProps) => {
  const { t } = useLingui();
  const quoted = useQuoted();
  // A heading without products names all of them already.
  if (leftOut.length === 0 || (!hasProducts && leftOut.join(' ') === words)) return null;
  const named = quoted(leftOut);
  return (
    <p className={styles.note}>
      {hasProducts ? t`No products with ${named}. We show the nearest.` : t`No products with ${named}.`}
    </p>
  );
};
