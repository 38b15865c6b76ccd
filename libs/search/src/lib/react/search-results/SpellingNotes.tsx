import { Trans } from '@lingui/react/macro';
import { Link } from '@lyng/ui';
import { Fragment } from 'react';
import styles from './SearchResults.module.css';

export interface SpellingNotesProps {
  /** What was typed. */
  readonly words: string;
  /** What was searched for instead. */
  readonly correctedTo: string | null;
  /** Other spellings to try. */
  readonly didYouMean: readonly string[];
  /** The address of a search. */
  readonly hrefOf: (words: string) => string;
  /** The address of the same search by the very words as they were typed. */
  readonly literalHref: string;
}

/** Says which words were searched for, when they are not those that were typed, and offers other spellings. */
export const SpellingNotes = ({ words, correctedTo, didYouMean, hrefOf, literalHref }: SpellingNotesProps) => {
  if (correctedTo === null && didYouMean.length === 0) return null;
  const others = didYouMean.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ', '}
      <Link href={hrefOf(phrase)}>{phrase}</Link>
    </Fragment>
  ));
  return (
    <div className={styles.notes}>
      {correctedTo !== null && (
        <p>
          <Trans>
            Showing results for <strong>{correctedTo}</strong> instead of <Link href={literalHref}>{words}</Link>.
          </Trans>
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
