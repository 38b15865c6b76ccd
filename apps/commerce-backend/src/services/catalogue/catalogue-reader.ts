import type { Backend } from '../../backend.ts';
import type { Database } from '../../database/database.ts';
import { liftTimeouts } from '../../database/in-transaction.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { KeptLists } from './columns/kept-lists.ts';
import { readColumns } from './columns/read-columns.ts';
import { readNameRanks } from './columns/read-name-ranks.ts';
import { SortOrders } from './columns/sort-orders.ts';
import { findByAlias, findByAliases, findByArticleNumbers } from './documents/find-product-ids.ts';
import { makeProductDocuments } from './documents/product-documents.ts';
import type { KeptDocuments } from './documents/product-documents.ts';
import { readProducts } from './documents/read-products.ts';
import { readIndex } from './read-index.ts';
import { forgetForeignChanges } from './stock-log/forget-foreign-changes.ts';
import { later } from './stock-log/moment.ts';
import type { Moment } from './stock-log/moment.ts';
import { patchStock } from './stock-log/patch-stock.ts';
import { momentNow, readFreshness } from './stock-log/read-freshness.ts';

interface Kept {
  readonly snapshot: CatalogueSnapshot;
  readonly documents: KeptDocuments;
  /** The columns hold what was committed until then. */
  moment: Moment;
}

const readOnce = async (db: Database): Promise<Kept> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // A large catalogue takes longer than one request may, and is read once for all of them.
      await liftTimeouts(transaction);
      const moment = await momentNow(transaction);
      const index = await readIndex(transaction);
      const columns = await readColumns(transaction, index);
      const documents = makeProductDocuments(index, (own, ids) => readProducts(db, own, ids));
      const snapshot: CatalogueSnapshot = {
        index,
        columns,
        documents,
        lists: new KeptLists(columns),
        orders: new SortOrders(columns, (language) => readNameRanks(db, columns, language)),
        productIdByAlias: (language, alias) => findByAlias(db, language, alias),
        productIdsByAliases: (language, aliases) => findByAliases(db, language, aliases),
        productIdsByKeys: (keys) => findByArticleNumbers(db, keys),
      };
      return { snapshot, documents, moment };
    });

/** Reads until no other catalogue was loaded meanwhile: the tables it replaced look empty to a transaction that began before. */
const readCatalogue = async (db: Database): Promise<Kept> => {
  for (;;) {
    const read = await readOnce(db);
    const { version } = await readFreshness(db, read.moment);
    if (version === read.snapshot.index.version) return read;
  }
};

/**
 * Gives the catalogue as it stands. Columns stay in memory until another version is loaded; of the stock, what the
 * log says has changed is read again. Requests that find something new share the work of reading it.
 */
export function makeCatalogueReader({
  db,
  report,
}: Pick<Backend, 'db'> & Partial<Pick<Backend, 'report'>>): () => Promise<CatalogueSnapshot> {
  let kept: Kept | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Kept> | undefined;

  const readFirst = async (): Promise<Kept> => {
    await forgetForeignChanges(db);
    return (kept = await readCatalogue(db));
  };

  const readAnother = async (old: Kept): Promise<Kept> => {
    try {
      return (kept = await readCatalogue(db));
    } catch (error) {
      // The one before is better than none; the next request tries again.
      if (report === undefined) throw error;
      report(error, 'catalogue');
      return old;
    }
  };

  /** Asks for itself what is new: it may have waited since the requests asked that it is done for. */
  const bringUpToDate = async (): Promise<Kept> => {
    if (kept === undefined) return readFirst();
    const { version, isCut, changed, moment } = await readFreshness(db, kept.moment);
    if (version !== kept.snapshot.index.version || isCut) return readAnother(kept);
    await patchStock(db, kept.snapshot.columns, changed);
    kept.documents.forget(changed);
    kept.moment = later(kept.moment, moment);
    return kept;
  };

  /** Whoever comes before the work has begun shares it. */
  const shared = (): Promise<Kept> => {
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
    const before = kept;
    if (before === undefined) return (await shared()).snapshot;
    const { version, isCut, changed, moment } = await readFreshness(db, before.moment);
    if (version !== before.snapshot.index.version || isCut || changed.length > 0) return (await shared()).snapshot;
    before.moment = later(before.moment, moment);
    return before.snapshot;
  };
}
