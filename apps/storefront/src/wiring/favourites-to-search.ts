import { favouriteAdded, favouriteRemoved } from '@lyng/favourites';
import type { StartListening } from './wirings.ts';

/** Tells the search service of a product by its key, which is the article number (wire contract §3). */
export type TellOfProduct = (productKey: string) => unknown;

/** Hearts that are given and taken away are told to the search service, which ranks by them (SEARCH-06). */
export function favouritesToSearch(
  start: StartListening,
  { add, remove }: { readonly add: TellOfProduct; readonly remove: TellOfProduct },
): void {
  start({ actionCreator: favouriteAdded, effect: ({ payload: { product } }) => void add(product.articleNumber) });
  start({ actionCreator: favouriteRemoved, effect: ({ payload: { product } }) => void remove(product.articleNumber) });
}
