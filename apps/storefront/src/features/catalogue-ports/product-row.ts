import { loadProductRow } from '@lyng/catalogue';
import type { AppContext, Ports } from '@lyng/feature';

export const create =
  ({ gateway }: AppContext): Ports['productRow'] =>
  async (query, signal) => {
    const products = await loadProductRow(gateway, query, signal && { signal });
    return products.ok ? products.value : null;
  };
