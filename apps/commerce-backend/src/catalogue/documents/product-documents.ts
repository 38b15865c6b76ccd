import { LRUCache } from 'lru-cache';
import { chunksOf } from '../../platform/collections/chunks-of.ts';
import type { CatalogueIndex, IndexedProduct } from '../snapshot/catalogue-index.ts';

/** Products as they are shown, read when they are needed. */
export interface ProductDocuments {
  /** One product; `undefined` when no product has that id. */
  readonly find: (productId: number) => Promise<IndexedProduct | undefined>;
  /** Products in the order of their ids; unknown ones are left out. */
  readonly load: (productIds: Iterable<number>) => Promise<readonly IndexedProduct[]>;
}

/** The cache of the latest products. */
export interface DocumentCache extends ProductDocuments {
  /** Removes products whose stock has changed. */
  readonly evict: (productIds: Iterable<number>) => void;
}

type Read = (index: CatalogueIndex, productIds: readonly number[]) => Promise<readonly IndexedProduct[]>;

/** About ten kilobytes each. */
const MAX_CACHED = 4000;

/** Products of one database query. */
const BATCH = 250;

/** Batches all requests of one turn of the event loop into one query, and caches the latest results. */
export function makeProductDocuments(index: CatalogueIndex, read: Read): DocumentCache {
  const cached = new LRUCache<number, IndexedProduct>({ max: MAX_CACHED });
  let batch: { readonly ids: Set<number>; readonly found: ReturnType<typeof fetchAll> } | undefined;
  // Grows on each removal: a read that started before may be stale, and is not cached.
  let evictions = 0;

  const fetchAll = async (ids: Iterable<number>): Promise<ReadonlyMap<number, IndexedProduct>> => {
    const found = new Map<number, IndexedProduct>();
    for (const chunk of chunksOf(ids, BATCH)) {
      const before = evictions;
      for (const product of await read(index, chunk)) {
        found.set(product.productId, product);
        if (before === evictions) cached.set(product.productId, product);
      }
    }
    return found;
  };

  const newBatch = () => {
    const ids = new Set<number>();
    const fetch = () => {
      batch = undefined;
      return fetchAll(ids);
    };
    return { ids, found: Promise.resolve().then(fetch) };
  };

  const find = async (productId: number): Promise<IndexedProduct | undefined> => {
    const known = cached.get(productId);
    if (known !== undefined) return known;
    batch ??= newBatch();
    batch.ids.add(productId);
    return (await batch.found).get(productId);
  };

  return {
    find,
    load: async (productIds) =>
      (await Promise.all(Array.from(productIds, find))).filter((product) => product !== undefined),
    evict: (productIds) => {
      evictions += 1;
      for (const id of productIds) cached.delete(id);
    },
  };
}
