import { useLingui } from '@lingui/react/macro';
import styles from './SearchResults.module.css';
import { useQuoted } from './use-quoted.ts';

export interface LeftOutNoteProps {
  /** The text of the search. */
  readonly words: string;
  /** The words that no product has. */
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
