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
  const cached = new Map<number, IndexedProduct>();
  let waiting: Map<number, ((product: IndexedProduct | undefined) => void)[]> | undefined;
  let failures: ((error: unknown) => void)[] = [];
  // Grows on each removal: a read that started before may be stale, and is not cached.
  let evictions = 0;

  const cacheProduct = (product: IndexedProduct): void => {
    cached.delete(product.productId);
    cached.set(product.productId, product);
    if (cached.size <= MAX_CACHED) return;
    for (const oldest of cached.keys()) {
      cached.delete(oldest);
      break;
    }
  };

  const fetchAll = async (ids: readonly number[]): Promise<ReadonlyMap<number, IndexedProduct>> => {
    const found = new Map<number, IndexedProduct>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const before = evictions;
      for (const product of await read(index, ids.slice(start, start + BATCH))) {
        found.set(product.productId, product);
        if (before === evictions) cacheProduct(product);
      }
    }
    return found;
  };

  const flush = (): void => {
    const [wanted, failed] = [waiting, failures];
    waiting = undefined;
    failures = [];
    if (wanted === undefined) return;
    fetchAll([...wanted.keys()]).then(
      (found) => {
        for (const [id, resolvers] of wanted) for (const resolve of resolvers) resolve(found.get(id));
      },
      (error: unknown) => {
        for (const fail of failed) fail(error);
      },
    );
  };

  const find = (productId: number): Promise<IndexedProduct | undefined> => {
    const known = cached.get(productId);
    if (known !== undefined) {
      cacheProduct(known);
      return Promise.resolve(known);
    }
    return new Promise((resolve, reject) => {
      if (waiting === undefined) {
        waiting = new Map();
        queueMicrotask(flush);
      }
      const resolvers = waiting.get(productId);
      if (resolvers === undefined) waiting.set(productId, [resolve]);
      else resolvers.push(resolve);
      failures.push(reject);
    });
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
