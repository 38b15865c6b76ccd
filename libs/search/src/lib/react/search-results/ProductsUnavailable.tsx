import { useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState } from '@lyng/ui';

export interface ProductsUnavailableProps {
  /** The address of the same search. */
  readonly retryHref: string;
}

/** Stands where the products of the very words would, while the shop cannot tell them: that is not the same as none. */
export const ProductsUnavailable = ({ retryHref }: ProductsUnavailableProps) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={t`The products cannot be shown right now`}
      text={t`Try again in a moment.`}
      action={<ButtonLink href={retryHref}>{t`Try again`}</ButtonLink>}
    />
  );
};
