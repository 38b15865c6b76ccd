import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@lyng/model';
import { IconButton } from '@lyng/ui';
import { FAVOURITES_FORM } from '../favourites-form.ts';
import { useFavourite } from '../use-favourite.ts';

export interface FavouriteButtonProps {
  readonly product: ListedProduct;
}

/** The heart of a product; on a card it lies over the image. */
export const FavouriteButton = ({ product }: FavouriteButtonProps) => {
  const { t } = useLingui();
  const [isFavourite, toggle] = useFavourite(product);
  const { name } = product;
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
      value={product.productId}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    />
  );
};
