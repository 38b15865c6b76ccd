import { sql } from 'kysely';
import type { CatalogueSource } from '../../catalogue-source/catalogue-source.ts';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { movedAddresses, recordMoves } from './moved-addresses.ts';
import { catalogueRows } from './catalogue-rows.ts';

export interface LoadOptions {
  /** The moment that the source's "days ago" count from. */
  readonly seededAt: Date;
}

/** In the order in which rows may be inserted: what is pointed at comes first. */
const tables = [
  'brand',
  'category',
  'category_text',
  'campaign',
  'promo_code',
  'product',
  'product_text',
  'product_category',
  'product_campaign',
  'parameter_group',
  'parameter',
  'product_parameter',
  'product_price',
  'price_history',
  'sku',
  'sku_stock',
  'image',
] as const;

/** Whether nothing was ever loaded. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
  return row === undefined;
}

const clear = (transaction: DatabaseTransaction): Promise<unknown> =>
  sql`truncate ${sql.join([...tables].reverse().map((name) => sql.table(name)))}`.execute(transaction);

/**
 * Puts a catalogue in the place of the one before, in one transaction: a shopper sees the old one or the new one.
 * A product or category that kept its id but changed its alias leaves a redirect behind. Carts and orders stay.
 */
export async function loadCatalogue(db: Database, source: CatalogueSource, { seededAt }: LoadOptions): Promise<void> {
  const rows = catalogueRows(source, seededAt);
  await db.transaction().execute(async (transaction) => {
    const moves = await movedAddresses(transaction, rows);
    await clear(transaction);
    for (const table of tables) await insertRows(transaction, table, rows[table]);
    await recordMoves(transaction, moves);
    await sql`insert into catalogue_version (version, seeded_at) values (1, ${seededAt.toISOString()}::timestamptz)
      on conflict (one) do update set version = catalogue_version.version + 1, seeded_at = excluded.seeded_at`.execute(transaction);
  });
  // Fresh tables have no statistics, and without them the first joins are planned badly.
  await sql`analyze`.execute(db);
}
