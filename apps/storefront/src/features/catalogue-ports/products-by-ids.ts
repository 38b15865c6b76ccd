import { loadProductsByIds } from '@lyng/catalogue';
import type { AppContext, Ports } from '@lyng/feature';

export const create =
  ({ gateway }: AppContext): Ports['productsByIds'] =>
  (ids, signal) =>
    loadProductsByIds(gateway, ids, signal && { signal });
