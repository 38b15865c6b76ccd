import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { liftTimeouts } from '../../platform/database/in-transaction.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { listCache } from './list-cache.ts';
import { readColumns } from '../columns/read-columns.ts';
import { readNameRanks } from '../columns/read-name-ranks.ts';
import { sortOrders } from '../columns/sort-orders.ts';
import { findByAlias, findByAliases, findByArticleNumbers } from '../documents/find-product-ids.ts';
import { makeProductDocuments } from '../documents/product-documents.ts';
import type { DocumentCache } from '../documents/product-documents.ts';
import { readProducts } from '../documents/read-products.ts';
import { readIndex } from './read-index.ts';
import { removeForeignChanges } from '../stock-log/clear-stock-log.ts';
import { patchStock } from '../columns/stock-columns.ts';
import { later, readDatabaseSnapshot, readFreshness } from '../stock-log/read-freshness.ts';
import type { DatabaseSnapshot } from '../stock-log/read-freshness.ts';

interface CachedCatalogue {
  readonly snapshot: CatalogueSnapshot;
  readonly documents: DocumentCache;
  /** The columns hold what was committed until then. */
  databaseSnapshot: DatabaseSnapshot;
}

const readOnce = async (db: Database): Promise<CachedCatalogue> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // A large catalogue takes longer than one request may, and is read once for all of them.
      await liftTimeouts(transaction);
      const databaseSnapshot = await readDatabaseSnapshot(transaction);
      const index = await readIndex(transaction);
      const columns = await readColumns(transaction, index);
      const documents = makeProductDocuments(index, (own, ids) => readProducts(db, own, ids));
      const snapshot: CatalogueSnapshot = {
        index,
        columns,
        documents,
        lists: listCache(columns),
        orders: sortOrders(columns, (language) => readNameRanks(db, columns, language), index.brandsByName),
        productIdByAlias: (language, alias) => findByAlias(db, language, alias),
        productIdsByAliases: (language, aliases) => findByAliases(db, language, aliases),
        productIdsByKeys: (keys) => findByArticleNumbers(db, keys),
      };
      return { snapshot, documents, databaseSnapshot };
    });

/**
 * Reads until no other catalogue was loaded meanwhile: the replaced tables look empty to a transaction that began
 * before.
 */
const readCatalogue = async (db: Database): Promise<CachedCatalogue> => {
  for (;;) {
    const read = await readOnce(db);
    const { version } = await readFreshness(db, read.databaseSnapshot);
    if (version === read.snapshot.index.version) return read;
  }
};

/**
 * Provides the current catalogue. Columns stay in memory until another version is loaded; of the stock, only the
 * changes in the log are read again. Requests that find something new share the work of reading it.
 */
export function makeCatalogueReader({
  db,
  report,
}: Pick<Backend, 'db'> & Partial<Pick<Backend, 'report'>>): () => Promise<CatalogueSnapshot> {
  let cached: CachedCatalogue | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<CachedCatalogue> | undefined;

  const readFirst = async (): Promise<CachedCatalogue> => {
    await removeForeignChanges(db);
    return (cached = await readCatalogue(db));
  };

  const readAnother = async (old: CachedCatalogue): Promise<CachedCatalogue> => {
    try {
      return (cached = await readCatalogue(db));
    } catch (error) {
      // An outdated catalogue is better than none; the next request tries again.
      if (report === undefined) throw error;
      report(error, 'catalogue');
      return old;
    }
  };

  /** Checks for itself what is new: it may have waited since the requests that it serves arrived. */
  const bringUpToDate = async (): Promise<CachedCatalogue> => {
    if (cached === undefined) return readFirst();
    const { version, isCut, changed, databaseSnapshot } = await readFreshness(db, cached.databaseSnapshot);
    if (version !== cached.snapshot.index.version || isCut) return readAnother(cached);
    await patchStock(db, cached.snapshot.columns, changed);
    cached.documents.evict(changed);
    cached.databaseSnapshot = later(cached.databaseSnapshot, databaseSnapshot);
    return cached;
  };

  /** Requests that arrive before the work has begun share it. */
  const shared = (): Promise<CachedCatalogue> => {
    if (waiting === undefined) {
      waiting = running.then(() => {
        waiting = undefined;
        return bringUpToDate();
      });
      running = waiting.catch(() => undefined);
    }
    return waiting;
  };

  return async () => {
    const before = cached;
    if (before === undefined) return (await shared()).snapshot;
    const { version, isCut, changed, databaseSnapshot } = await readFreshness(db, before.databaseSnapshot);
    if (version !== before.snapshot.index.version || isCut || changed.length > 0) return (await shared()).snapshot;
    before.databaseSnapshot = later(before.databaseSnapshot, databaseSnapshot);
    return before.snapshot;
  };
}
