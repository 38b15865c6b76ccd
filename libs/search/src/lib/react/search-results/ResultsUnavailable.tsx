import { useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState } from '@lyng/ui';
import { EXACT } from '../../core/search-address.ts';
import { useSearchHref } from './use-search-href.ts';

export interface ResultsUnavailableProps {
  readonly what: 'products' | 'pages';
  readonly words: string;
}

/** Replaces results while they cannot be loaded: that is not the same as no results. */
export const ResultsUnavailable = ({ what, words }: ResultsUnavailableProps) => {
  const { t } = useLingui();
  const isOfPages = what === 'pages';
  const href = useSearchHref()(words, isOfPages ? undefined : { [EXACT]: '1' });
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={isOfPages ? t`The pages cannot be searched right now` : t`The products cannot be shown right now`}
      text={t`Try again in a moment.`}
      action={<ButtonLink href={href}>{isOfPages ? t`See the products` : t`Try again`}</ButtonLink>}
    />
  );
};
