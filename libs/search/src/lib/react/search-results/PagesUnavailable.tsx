import { useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState } from '@lyng/ui';

export interface PagesUnavailableProps {
  /** The products of the same search. */
  readonly productsHref: string;
}

/** Replaces the content pages while the search service is unavailable. */
export const PagesUnavailable = ({ productsHref }: PagesUnavailableProps) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={t`The pages cannot be searched right now`}
      text={t`Try again in a moment.`}
      action={<ButtonLink href={productsHref}>{t`See the products`}</ButtonLink>}
    />
  );
};
