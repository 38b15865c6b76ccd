import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { IconButton } from '@lyng/ui';
import { useDispatch, useSelector } from 'react-redux';
import { favouriteAdded, favouriteRemoved } from '../../state/favourite-events.ts';
import { selectIsFavourite } from '../../state/favourites-slice.ts';
import type { FavouritesRootState } from '../../state/favourites-slice.ts';
import { FAVOURITES_FORM } from '../favourites-form.ts';

export interface FavouriteButtonProps {
  readonly product: ListedProduct;
}

/** The heart of a product; on a card it lies over the image. */
export const FavouriteButton = ({ product }: FavouriteButtonProps) => {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const { name, productId } = product;
  const isFavourite = useSelector((state: FavouritesRootState) => selectIsFavourite(state, productId));
  // The name stays the same: the pressed state conveys the change.
  return (
    <IconButton
      icon={isFavourite ? 'heart-filled' : 'heart'}
      label={t`Favourite: ${name}`}
      aria-pressed={isFavourite}
      // Pressed before hydration it is shown at once, and pressed again after it.
      data-replay=""
      // Posted without script. Never a toggle: a cached page shows every heart empty.
      type="submit"
      form={FAVOURITES_FORM}
      name={isFavourite ? 'remove' : 'add'}
      value={productId}
      onClick={(event) => {
        event.preventDefault();
        dispatch(isFavourite ? favouriteRemoved(product) : favouriteAdded(product));
      }}
    />
  );
};
