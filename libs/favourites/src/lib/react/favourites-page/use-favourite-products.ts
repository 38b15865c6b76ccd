import type { ProductSummary, Result } from '@lyng/model';
import { useEffect, useState } from 'react';

/** Reads the products of these ids; those that are no longer sold are left out of the answer. */
export type LoadProducts = (ids: readonly number[]) => Promise<Result<unknown, readonly ProductSummary[]>>;

/** The products behind the favourites, as far as they are known. */
export interface FavouriteProducts {
  readonly status: 'loading' | 'failed' | 'loaded';
  /** In the order of the ids. */
  readonly products: readonly ProductSummary[];
  /** How many of the ids no longer stand for a product. */
  readonly goneCount: number;
  readonly retry: () => void;
}

const notSold = null;

/** Asks for each product once: a heart that is taken off, or given back, asks for nothing. */
export function useFavouriteProducts(ids: readonly number[], loadProducts: LoadProducts): FavouriteProducts {
  const [answers, setAnswers] = useState<ReadonlyMap<number, ProductSummary | null>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const missing = ids.filter((id) => !answers.has(id)).join();

  useEffect(() => {
    if (missing === '' || hasFailed) return undefined;
    let isCurrent = true;
    const asked = missing.split(',').map(Number);
    void loadProducts(asked).then((result) => {
      if (!isCurrent) return;
      if (!result.ok) setHasFailed(true);
      else {
        const answered = [
          ...asked.map((id) => [id, notSold] as const),
          ...result.value.map((product) => [product.productId, product] as const),
        ];
        setAnswers((known) => new Map([...known, ...answered]));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [missing, hasFailed, loadProducts]);

  return {
    status: missing === '' ? 'loaded' : hasFailed ? 'failed' : 'loading',
    products: ids.map((id) => answers.get(id)).filter((product) => product !== undefined && product !== notSold),
    goneCount: ids.filter((id) => answers.get(id) === notSold).length,
    retry: () => setHasFailed(false),
  };
}
