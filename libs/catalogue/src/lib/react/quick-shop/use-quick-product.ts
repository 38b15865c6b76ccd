import { useGateway } from '@lyng/commerce-client';
import { useLoaded } from '@lyng/ui';
import { useCallback } from 'react';
import { loadProduct } from '../../wire/load-product.ts';

/**
 * Loads a product for the panel: its data, `null` when it is no longer for sale. While another colour is loading, `alias`
 * and the data are still those of the previous one. The second value retries; `null` unless the product failed to load.
 */
export function useQuickProduct(alias: string) {
  const gateway = useGateway();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const product = await loadProduct(gateway, alias, { signal });
      if (product.ok) return { alias, data: product.value };
      if (product.error.kind === 'not-found') return { alias, data: null };
      throw new Error(`@lyng/catalogue: the product ${alias} could not be loaded.`, { cause: product.error });
    },
    [gateway, alias],
  );
  return useLoaded(true, load);
}
