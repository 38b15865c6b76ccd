import type { ListedProduct, Result } from '@lyng/model';
import { useEffect, useState } from 'react';

/** Loads the products of these ids; those that are no longer sold are missing from the result. */
export type LoadProducts = (ids: readonly number[]) => Promise<Result<unknown, readonly ListedProduct[]>>;

/** The products that the server has loaded for the page's first HTML: of these ids, `null` when it failed. */
export interface ServedFavourites {
  readonly ids: readonly number[];
  /** The maximum number of products, newest first. */
  readonly limit: number;
  readonly products: readonly ListedProduct[] | null;
}

/** The products of the favourites, as far as they are loaded. */
export interface FavouriteProducts {
  readonly status: 'loading' | 'failed' | 'loaded';
  /** In the order of the ids. */
  readonly products: readonly ListedProduct[];
  /** The number of ids without a product. */
  readonly goneCount: number;
  readonly retry: () => void;
}

const notSold = null;

/** Each id with its product, or with none where it is no longer sold. */
const toProductMap = (
  ids: readonly number[],
  products: readonly ListedProduct[],
): ReadonlyMap<number, ListedProduct | null> =>
  new Map([
    ...ids.map((id) => [id, notSold] as const),
    ...products.map((product) => [product.productId, product] as const),
  ]);

/** Requests each product once: a favourite that is removed or restored requests nothing. */
export function useFavouriteProducts(
  ids: readonly number[],
  loadProducts: LoadProducts,
  served?: ServedFavourites,
): FavouriteProducts {
  const [productsById, setProductsById] = useState(() =>
    served?.products
      ? toProductMap(served.ids.toReversed().slice(0, served.limit), served.products)
      : new Map<number, ListedProduct | null>(),
  );
  const [hasFailed, setHasFailed] = useState(served?.products === null && served.ids.length > 0);
  const missing = ids.filter((id) => !productsById.has(id)).join();

  useEffect(() => {
    if (missing === '' || hasFailed) return undefined;
    let isCurrent = true;
    const requestedIds = missing.split(',').map(Number);
    void loadProducts(requestedIds).then((result) => {
      if (!isCurrent) return;
      if (!result.ok) setHasFailed(true);
      else {
        setProductsById((known) => new Map([...known, ...toProductMap(requestedIds, result.value)]));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [missing, hasFailed, loadProducts]);

  return {
    status: missing === '' ? 'loaded' : hasFailed ? 'failed' : 'loading',
    products: ids.map((id) => productsById.get(id)).filter((product) => product !== undefined && product !== notSold),
    goneCount: ids.filter((id) => productsById.get(id) === notSold).length,
    retry: () => setHasFailed(false),
  };
}
