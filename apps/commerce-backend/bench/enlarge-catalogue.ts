import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../src/platform/database/database.ts';

/** Above every number of a generated catalogue. */
const PRODUCTS = 2_000_000;
const SKUS = 20_000_000;

/** Columns of each table that a copy has of its own; the others are copied as they are. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: {
    product_id: `product_id + copy * ${PRODUCTS}`,
    variant_group_id: `variant_group_id + copy * ${PRODUCTS}`,
    article_number: `article_number || '-C' || copy`,
  },
  product_text: { product_id: `product_id + copy * ${PRODUCTS}`, alias: `alias || '-c' || copy` },
  product_category: { product_id: `product_id + copy * ${PRODUCTS}` },
  product_campaign: { product_id: `product_id + copy * ${PRODUCTS}` },
  product_parameter: { product_id: `product_id + copy * ${PRODUCTS}` },
  product_price: { product_id: `product_id + copy * ${PRODUCTS}` },
  price_history: { product_id: `product_id + copy * ${PRODUCTS}` },
  sku: {
    sku_id: `sku_id + copy * ${SKUS}`,
    product_id: `product_id + copy * ${PRODUCTS}`,
    article_number: `article_number || '-C' || copy`,
  },
  sku_stock: { sku_id: `sku_id + copy * ${SKUS}` },
  image: { file_name: `'c' || copy || '-' || file_name`, product_id: `product_id + copy * ${PRODUCTS}` },
};

const columnsOf = async (transaction: DatabaseTransaction, table: string): Promise<string[]> => {
  const { rows } = await sql<{
    column_name: string;
  }>`select column_name from information_schema.columns where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(
    transaction,
  );
  return rows.map(({ column_name }) => column_name);
};

/**
 * Makes a catalogue so many times as large by copying rows inside the database, because the generator would take most
 * of an hour. Copies have numbers and addresses of their own, and otherwise the same texts. Needs a superuser, to leave out the checks of
 * foreign keys.
 */
export async function enlargeCatalogue(db: Database, times: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`set local maintenance_work_mem = '1GB'`.execute(transaction);
    await sql`set local work_mem = '256MB'`.execute(transaction);
    for (const [table, own] of Object.entries(tables)) {
      const columns = await columnsOf(transaction, table);
      const values = columns.map((column) => own[column] ?? column).join(', ');
      await sql
        .raw(
          `insert into ${table} (${columns.join(', ')}) select ${values} from ${table}, generate_series(1, ${times - 1}) as copy`,
        )
        .execute(transaction);
      console.log(`enlarged ${table}`);
    }
  });
  await sql`analyze`.execute(db);
}
