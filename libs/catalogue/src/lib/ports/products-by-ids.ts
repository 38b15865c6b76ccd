import type { AppContext, Ports } from '@lyng/feature';
import { loadProductsByIds } from '../wire/load-products-by-ids.ts';

/** Products that another feature knows by their ids. */
export const create =
  ({ gateway }: Pick<AppContext, 'gateway'>): Ports['productsByIds'] =>
  (ids, signal) =>
    loadProductsByIds(gateway, ids, signal && { signal });
