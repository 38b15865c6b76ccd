import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, Link } from '@lyng/ui';
import type { ReactNode } from 'react';
import { SearchPhrases } from './SearchPhrases.tsx';
import type { NamedLink } from './SearchPhrases.tsx';
import styles from './SearchResults.module.css';

export interface NothingFoundProps {
  readonly words: string;
  /** What was looked for in vain. */
  readonly what: 'products' | 'pages';
  /** What others search for. */
  readonly popular: readonly NamedLink[];
  readonly categories: readonly NamedLink[];
  readonly serviceHref: string;
  /** What belongs to the heading, such as the tabs. */
  readonly children?: ReactNode;
}

/** A search that found nothing, and everything that helps on from there. */
export const NothingFound = ({ words, what, popular, categories, serviceHref, children }: NothingFoundProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.nothing}>
      <Heading level={1}>
        {what === 'products' ? t`We found no products for “${words}”` : t`We found no pages for “${words}”`}
      </Heading>
      {children}
      <ul className={styles.advice}>
        <li>
          <Trans>Check the spelling.</Trans>
        </li>
        <li>
          <Trans>Use fewer words, or one that says less, such as “boots” in place of “ankle boots with fur”.</Trans>
        </li>
        <li>
          <Trans>Leave sizes and colours out, and choose them in the filters.</Trans>
        </li>
      </ul>
      <SearchPhrases title={t`Popular searches`} links={popular} />
      <SearchPhrases title={t`Look in a category`} links={categories} />
      <p>
        <Trans>
          Is there something that we should have? <Link href={serviceHref}>Ask customer service</Link>.
        </Trans>
      </p>
    </div>
  );
};
