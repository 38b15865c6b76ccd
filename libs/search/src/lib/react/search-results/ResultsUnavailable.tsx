import { useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState } from '@lyng/ui';

export interface ResultsUnavailableProps {
  readonly what: 'products' | 'pages';
  /** The same search once more; for pages the products of the search. */
  readonly href: string;
}

/** Replaces results while they cannot be loaded: that is not the same as no results. */
export const ResultsUnavailable = ({ what, href }: ResultsUnavailableProps) => {
  const { t } = useLingui();
  const isOfPages = what === 'pages';
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
