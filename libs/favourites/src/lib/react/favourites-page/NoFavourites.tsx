import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, EmptyState } from '@lyng/ui';

/** An empty list with a link to products. */
export const NoFavourites = () => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <EmptyState
      icon="heart"
      title={t`No favourites yet`}
      text={t`Press the heart on something you like, and find it here again. You do not have to log in.`}
      action={<ButtonLink href={href('new-products')}>{t`See what is new`}</ButtonLink>}
    />
  );
};
