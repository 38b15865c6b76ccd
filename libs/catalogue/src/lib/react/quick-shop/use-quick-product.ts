import { useGateway } from '@lyng/commerce-client';
import { useEffect, useState } from 'react';
import { loadProduct } from '../../wire/load-product.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';

/** The product of the panel, on its way or here. */
export type QuickProduct =
  | { readonly kind: 'loading' }
  /** `alias` is the one that was asked for; while another colour is on its way, it is still the one before. */
  | { readonly kind: 'here'; readonly alias: string; readonly data: ProductPageData }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

/** Loads a product for the panel; the second value asks again. */
export function useQuickProduct(alias: string): readonly [QuickProduct, () => void] {
  const gateway = useGateway();
  const [answer, setAnswer] = useState<QuickProduct>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const product = await loadProduct(gateway, alias, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (product.ok) setAnswer({ kind: 'here', alias, data: product.value });
      else setAnswer({ kind: product.error.kind === 'not-found' ? 'gone' : 'failed' });
    };
    void load();
    return () => leaving.abort();
  }, [gateway, alias, attempt]);
  const retry = (): void => {
    setAnswer({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return [answer, retry];
}
