import { useLingui } from '@lingui/react/macro';
import type { UnderstoodFilter } from '../../core/understood-filters.ts';
import styles from './SearchResults.module.css';
import { useQuoted } from './use-quoted.ts';

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
