import type { CatalogueIndex, IndexedProduct } from '../catalogue-index.ts';

/** Products as they are shown, read when they are needed. */
export interface ProductDocuments {
  /** One product; `undefined` when there is none of that id. */
  readonly find: (productId: number) => Promise<IndexedProduct | undefined>;
  /** Products in the order of their ids; those that there are not are left out. */
  readonly load: (productIds: Iterable<number>) => Promise<readonly IndexedProduct[]>;
}

/** What keeps the products that were shown last. */
export interface KeptDocuments extends ProductDocuments {
  /** Forgets products whose stock has changed. */
  readonly forget: (productIds: Iterable<number>) => void;
}

type Read = (index: CatalogueIndex, productIds: readonly number[]) => Promise<readonly IndexedProduct[]>;

/** About ten kilobytes each. */
const MOST_KEPT = 4000;

/** Products of one question to the database. */
const BATCH = 250;

/** Asks for everything that one turn of the event loop wants at once, and keeps what was asked for last. */
export function makeProductDocuments(index: CatalogueIndex, read: Read): KeptDocuments {
  const kept = new Map<number, IndexedProduct>();
  let waiting: Map<number, ((product: IndexedProduct | undefined) => void)[]> | undefined;
  let failures: ((error: unknown) => void)[] = [];
  // Grows whenever something is forgotten: what was being read meanwhile may be old, and is not kept.
  let forgotten = 0;

  const keep = (product: IndexedProduct): void => {
    kept.delete(product.productId);
    kept.set(product.productId, product);
    if (kept.size <= MOST_KEPT) return;
    for (const oldest of kept.keys()) {
      kept.delete(oldest);
      break;
    }
  };

  const fetchAll = async (ids: readonly number[]): Promise<ReadonlyMap<number, IndexedProduct>> => {
    const found = new Map<number, IndexedProduct>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const before = forgotten;
      for (const product of await read(index, ids.slice(start, start + BATCH))) {
        found.set(product.productId, product);
        if (before === forgotten) keep(product);
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
    const known = kept.get(productId);
    if (known !== undefined) {
      keep(known);
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
    forget: (productIds) => {
      forgotten += 1;
      for (const id of productIds) kept.delete(id);
    },
  };
}
