import { useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState } from '@lyng/ui';

export interface ProductsUnavailableProps {
  /** The address of the same search. */
  readonly retryHref: string;
}

/** Replaces the products of the exact words while the shop cannot load them: that is not the same as no products. */
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
