import { sql } from 'kysely';
import type { CatalogueSource } from '@lyng/model';
import type { Database } from '../../../platform/database/database.ts';
import { catalogueTables, loadCatalogue } from '../../../catalogue/load/load-catalogue.ts';

/** The catalogue's rows as one short text; of the stock only which sizes have one. */
const printOf = async (db: Database): Promise<string> => {
  const tables = catalogueTables
    .filter((name) => name !== 'sku_stock')
    .map((name) => sql`select ${sql.lit(name)} as name, t::text as line from ${sql.table(name)} as t`);
  const lines = sql.join([...tables, sql`select 'sku_stock', sku_id::text from sku_stock`], sql` union all `);
  const { rows } = await sql<{
    print: string;
  }>`select md5(string_agg(name || line, ';' order by name, line)) as print from (${lines}) as all_lines`.execute(db);
  return rows[0]?.print ?? '';
};

/**
 * Remembers the catalogue that the database holds, and gives what brings it back. Most tests change its stock alone,
 * and stock is written back like any change of stock; after any other change the catalogue is loaded again.
 */
export async function restorerOf(db: Database, source: CatalogueSource, seededAt: Date): Promise<() => Promise<void>> {
  const print = await printOf(db);
  const stock = JSON.stringify(await db.selectFrom('sku_stock').selectAll().execute());
  return async () => {
    if ((await printOf(db)) !== print) return loadCatalogue(db, source, { seededAt });
    await sql`update sku_stock
      set in_stock = before.in_stock, oversellable = before.oversellable, static = before.static, incoming_on = before.incoming_on
      from jsonb_populate_recordset(null::sku_stock, ${stock}::jsonb) as before
      where sku_stock.sku_id = before.sku_id and sku_stock is distinct from before`.execute(db);
    return undefined;
  };
}
