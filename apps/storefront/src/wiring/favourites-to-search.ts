import { favouriteAdded, favouriteRemoved } from '@lyng/favourites';
import type { StartListening } from './wirings.ts';

/** Notifies the search service of a product by its key, the article number. */
export type NotifyProduct = (productKey: string) => unknown;

/** Reports added and removed favourites to the search service, which ranks by them. */
export function favouritesToSearch(
  start: StartListening,
  { add, remove }: { readonly add: NotifyProduct; readonly remove: NotifyProduct },
): void {
  start({ actionCreator: favouriteAdded, effect: ({ payload: { product } }) => void add(product.articleNumber) });
  start({ actionCreator: favouriteRemoved, effect: ({ payload: { product } }) => void remove(product.articleNumber) });
}
