import { useGateway } from '@lyng/commerce-client';
import { useEffect, useState } from 'react';
import { loadProduct } from '../../wire/load-product.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';

/** The product of the panel, loading or loaded. */
export type QuickProduct =
  | { readonly kind: 'loading' }
  /** `alias` is the requested one; while another colour is loading, it is still the previous one. */
  | { readonly kind: 'loaded'; readonly alias: string; readonly data: ProductPageData }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

/** Loads a product for the panel; the second value retries. */
export function useQuickProduct(alias: string): readonly [QuickProduct, () => void] {
  const gateway = useGateway();
  const [quickProduct, setQuickProduct] = useState<QuickProduct>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const product = await loadProduct(gateway, alias, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (product.ok) setQuickProduct({ kind: 'loaded', alias, data: product.value });
      else setQuickProduct({ kind: product.error.kind === 'not-found' ? 'gone' : 'failed' });
    };
    void load();
    return () => leaving.abort();
  }, [gateway, alias, attempt]);
  const retry = (): void => {
    setQuickProduct({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return [quickProduct, retry];
}
