import type { AppContext, Ports } from '@lyng/feature';
import { loadProductRow } from '../wire/load-product-row.ts';

/** The first products of a list, for the rows of other features. */
export const create =
  ({ gateway }: Pick<AppContext, 'gateway'>): Ports['productRow'] =>
  async (query, signal) => {
    const products = await loadProductRow(gateway, query, signal && { signal });
    return products.ok ? products.value : null;
  };
