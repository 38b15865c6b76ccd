import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import { writeStock } from '../columns/stock-columns.ts';

interface Row {
  readonly product_id: number;
  readonly stocks: readonly (readonly [inStock: number, oversellable: number, fixed: number])[];
}

/** Products of one query: keeps a statement below a few megabytes. */
const CHUNK = 20_000;

const patchChunk = async (db: Database, columns: ProductColumns, productIds: readonly number[]): Promise<void> => {
  const { rows } =
    await sql<Row>`select product_id, json_agg(json_build_array(coalesce(in_stock, 0), coalesce(oversellable, 0), coalesce(static, 0)) order by sort_order, sku_id) as stocks
    from sku left join sku_stock using (sku_id) where product_id = any(${`{${productIds.join(',')}}`}::integer[]) group by product_id`.execute(
      db,
    );
  columns.stock.revision += 1;
  for (const { product_id, stocks } of rows) {
    const ordinal = columns.ordinalOf(product_id);
    if (ordinal >= 0)
      writeStock(
        columns.stock,
        ordinal,
        stocks.map(([inStock, oversellable, fixed]) => ({ inStock, oversellable, static: fixed })),
      );
  }
};

/** Reads the stock of some products again and writes it into their columns. */
export async function patchStock(db: Database, columns: ProductColumns, productIds: readonly number[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += CHUNK)
    await patchChunk(db, columns, productIds.slice(start, start + CHUNK));
}
