import type { ListedProduct } from '@lyng/model';
import { useDispatch, useSelector } from 'react-redux';
import { favouriteAdded, favouriteRemoved } from '../state/favourite-events.ts';
import { selectIsFavourite } from '../state/favourites-slice.ts';
import type { FavouritesRootState } from '../state/favourites-slice.ts';

/** Whether a product is a favourite, and a function that toggles it. */
export function useFavourite(product: ListedProduct): readonly [isFavourite: boolean, toggle: () => void] {
  const dispatch = useDispatch();
  const isFavourite = useSelector((state: FavouritesRootState) => selectIsFavourite(state, product.productId));
  return [isFavourite, () => void dispatch(isFavourite ? favouriteRemoved(product) : favouriteAdded(product))];
}
