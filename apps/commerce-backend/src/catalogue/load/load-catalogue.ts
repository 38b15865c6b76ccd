import { sql } from 'kysely';
import type { LoadableCatalogue, SourceProduct } from '@lyng/model';
import { chunksOf } from '../../platform/collections/chunks-of.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inLongTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows, insertStatements, runInserts } from '../../platform/database/insert-rows.ts';
import { frameRows, frameTables, productTables, rowsOfProducts } from './catalogue-rows.ts';
import { findMoves, recordMoves, storeAddresses } from './moved-addresses.ts';

export interface LoadOptions {
  /** The time that the source's "days ago" count from. */
  readonly seededAt: Date;
  /** Writes more in the same transaction. */
  readonly alongside?: (transaction: DatabaseTransaction) => Promise<void>;
}

/** Every table that loading a catalogue replaces. */
export const catalogueTables = [...frameTables, ...productTables] as const;

/** Products whose rows are built at once. */
const CHUNK = 1000;

/** Whether no catalogue was ever loaded. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
  return row === undefined;
}

const clear = (transaction: DatabaseTransaction): Promise<unknown> =>
  sql`truncate ${sql.join(catalogueTables.toReversed().map((name) => sql.table(name)))}`.execute(transaction);

function* productStatements(products: Iterable<SourceProduct>, seededAt: Date) {
  const numbers = { groups: new Set<number>(), ids: new Map<string, number>() };
  for (const chunk of chunksOf(products, CHUNK)) {
    const rows = rowsOfProducts(chunk, seededAt, numbers);
    for (const table of productTables) yield* insertStatements(table, rows[table]);
  }
}

/**
 * Replaces the catalogue in one transaction: a shopper sees the old one or the new one. A product or category with the
 * same id but a changed alias leaves a redirect behind. Carts and orders stay.
 */
export async function loadCatalogue(db: Database, source: LoadableCatalogue, options: LoadOptions): Promise<void> {
  const { seededAt, alongside } = options;
  await inLongTransaction(db, async (transaction) => {
    await storeAddresses(transaction);
    await clear(transaction);
    const frame = frameRows(source);
    for (const table of frameTables) await insertRows(transaction, table, frame[table]);
    await runInserts(transaction, productStatements(source.products, seededAt));
    await recordMoves(transaction, await findMoves(transaction));
    await alongside?.(transaction);
    await sql`insert into catalogue_version (version, seeded_at) values (1, ${seededAt.toISOString()}::timestamptz)
      on conflict (one) do update set version = catalogue_version.version + 1, seeded_at = excluded.seeded_at`.execute(
      transaction,
    );
  });
  // Fresh tables have no statistics, and without them the first joins are planned badly. Other tables are left alone.
  await sql`analyze ${sql.join(catalogueTables.map((name) => sql.table(name)))}`.execute(db);
}
