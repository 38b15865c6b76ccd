import { shopEvent } from '@lyng/feature';
import type { StartListening } from './start-listening.ts';

/** Notifies the search service of a product by its key, the article number. */
export type NotifyProduct = (productKey: string) => unknown;

/** Reports added and removed favourites to the search service, which ranks by them. */
export function favouritesToSearch(
  start: StartListening,
  { add, remove }: { readonly add: NotifyProduct; readonly remove: NotifyProduct },
): void {
  start({
    actionCreator: shopEvent('favorite:add'),
    effect: ({ payload: { product } }) => void add(product.articleNumber),
  });
  start({
    actionCreator: shopEvent('favorite:remove'),
    effect: ({ payload: { product } }) => void remove(product.articleNumber),
  });
}
