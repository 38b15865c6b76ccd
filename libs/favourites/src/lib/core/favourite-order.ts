import type { ListedProduct } from '@lyng/model';

/** The orders of the favourites page; `added` is the newest first. */
const favouriteOrders = ['added', 'price', 'name', 'sale'] as const;
export type FavouriteOrder = (typeof favouriteOrders)[number];

export const isFavouriteOrder = (value: string): value is FavouriteOrder =>
  favouriteOrders.some((order) => order === value);

/** Sorts products that come newest first; equal ones stay in that order. */
export function orderFavourites(
  products: readonly ListedProduct[],
  order: FavouriteOrder,
  locale: string,
): readonly ListedProduct[] {
  switch (order) {
    case 'price':
      return products.toSorted((a, b) => a.unitPrice.selling.incVat - b.unitPrice.selling.incVat);
    case 'name':
      return products.toSorted((a, b) => a.name.localeCompare(b.name, locale));
    case 'sale':
      return products.toSorted((a, b) => Number(b.unitPrice.isDiscounted) - Number(a.unitPrice.isDiscounted));
    default:
      return products;
  }
}
