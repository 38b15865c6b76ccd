import type { ProductSummary, Result } from '@lyng/model';
import { useEffect, useState } from 'react';

/** Reads the products of these ids; those that are no longer sold are left out of the answer. */
export type LoadProducts = (ids: readonly number[]) => Promise<Result<unknown, readonly ProductSummary[]>>;

/** What the server has read for the page's first HTML: of these ids, `null` when it could not. */
export interface ServedFavourites {
  readonly ids: readonly number[];
  /** At most so many of the newest. */
  readonly limit: number;
  readonly products: readonly ProductSummary[] | null;
}

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

/** Each id with its product, or with none where it is no longer sold. */
const answersOf = (
  ids: readonly number[],
  products: readonly ProductSummary[],
): ReadonlyMap<number, ProductSummary | null> =>
  new Map([
    ...ids.map((id) => [id, notSold] as const),
    ...products.map((product) => [product.productId, product] as const),
  ]);

/** Asks for each product once: a heart that is taken off, or given back, asks for nothing. */
export function useFavouriteProducts(
  ids: readonly number[],
  loadProducts: LoadProducts,
  served?: ServedFavourites,
): FavouriteProducts {
  const [answers, setAnswers] = useState(() =>
    served?.products
      ? answersOf(served.ids.toReversed().slice(0, served.limit), served.products)
      : new Map<number, ProductSummary | null>(),
  );
  const [hasFailed, setHasFailed] = useState(served?.products === null && served.ids.length > 0);
  const missing = ids.filter((id) => !answers.has(id)).join();

  useEffect(() => {
    if (missing === '' || hasFailed) return undefined;
    let isCurrent = true;
    const asked = missing.split(',').map(Number);
    void loadProducts(asked).then((result) => {
      if (!isCurrent) return;
      if (!result.ok) setHasFailed(true);
      else {
        setAnswers((known) => new Map([...known, ...answersOf(asked, result.value)]));
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
