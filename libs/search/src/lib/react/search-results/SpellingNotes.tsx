import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@lyng/ui';
import { Fragment } from 'react';
import { EXACT } from '../../core/search-address.ts';
import styles from './SearchResults.module.css';
import { useSearchHref } from './use-search-href.ts';

export interface SpellingNotesProps {
  readonly words: string;
  /** The spelling that was searched for. */
  readonly correctedTo: string | null;
  /** Other spellings to try. */
  readonly didYouMean: readonly string[];
}

/** Stands below a heading with what is shown: the typed text, when it differs, and other spellings. */
export const SpellingNotes = ({ words, correctedTo, didYouMean }: SpellingNotesProps) => {
  const { t } = useLingui();
  const searchHref = useSearchHref();
  if (correctedTo === null && didYouMean.length === 0) return null;
  const others = didYouMean.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ', '}
      <Link href={searchHref(phrase)}>{phrase}</Link>
    </Fragment>
  ));
  return (
    <div className={styles.notes}>
      {correctedTo !== null && (
        <p>
          {t`You searched for “${words}”.`}{' '}
          <Link href={searchHref(words, { [EXACT]: '1' })}>{t`Search for that instead`}</Link>
        </p>
      )}
      {didYouMean.length > 0 && (
        <p>
          <Trans>Did you mean {others}?</Trans>
        </p>
      )}
    </div>
  );
};
