import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { HeaderAction } from '@lyng/ui';
import { useSelector } from 'react-redux';
import { selectFavouriteCount } from '../../state/favourites-slice.ts';
import { FAVOURITES_FORM } from '../favourites-form.ts';

/**
 * The heart in the header with the number of favourites; a link to their page. It renders the form of all hearts on the
 * page.
 */
export const FavouritesLink = () => {
  const { t } = useLingui();
  const href = useHref();
  const count = useSelector(selectFavouriteCount);
  // A plural makes a number format, which takes tens of ms on a phone: not while the page hydrates.
  const label =
    count === 0 ? t`Favourites` : t`Favourites, ${plural(count, { one: '# product', other: '# products' })}`;
  return (
    <>
      <HeaderAction href={href('favourites')} icon="heart" label={label} count={count} />
      <form id={FAVOURITES_FORM} method="post" action={href('favourites')} hidden />
    </>
  );
};
