import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Heading, Link } from '@lyng/ui';
import type { ReactNode } from 'react';
import { SearchPhrases } from './SearchPhrases.tsx';
import type { NamedLink } from './SearchPhrases.tsx';
import styles from './SearchResults.module.css';

export interface NoResultsProps {
  readonly words: string;
  /** The phrase that found nothing. */
  readonly what: 'products' | 'pages';
  readonly popular: readonly NamedLink[];
  /** Lists of the shop: first those with a name like the words. */
  readonly categories: readonly NamedLink[];
  /** The content beside the heading, such as the tabs. */
  readonly children?: ReactNode;
}

/** A search that found nothing, and everything that helps to continue. */
export const NoResults = ({ words, what, popular, categories, children }: NoResultsProps) => {
  const { t } = useLingui();
  const href = useHref();
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
          <Trans>Use fewer or more general words, such as “boots” instead of “ankle boots with fur”.</Trans>
        </li>
        <li>
          <Trans>Leave sizes and colours out, and choose them in the filters.</Trans>
        </li>
      </ul>
      <SearchPhrases title={t`Popular searches`} links={popular} />
      <SearchPhrases title={t`Look in a category`} links={categories} />
      <p>
        <Trans>
          Are we missing something?{' '}
          <Link href={href('content', { alias: 'customer-service' })}>Contact customer service</Link>.
        </Trans>
      </p>
    </div>
  );
};
