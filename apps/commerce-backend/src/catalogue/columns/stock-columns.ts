import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { buyable, noStock, stockStatus, sumStock } from '../core/stock.ts';
import type { SkuStock, StockStatus } from '../core/stock.ts';
import { singleColumn } from './facet-column.ts';
import type { FacetColumn } from './facet-column.ts';
import type { ProductColumns, StockColumns } from './product-columns.ts';
import { recordReader } from './read-records.ts';
import type { ReadRecords } from './read-records.ts';

const statuses: readonly StockStatus[] = ['in-stock', 'few-left', 'made-to-order', 'static', 'out-of-stock'];

/**
 * Writes the stock of a product's sizes, in their order, into its columns. A size counts only while it can be bought,
 * and once. Each stands there once for every family of the product, next to each other.
 */
function writeStock(columns: StockColumns, ordinal: number, stocks: readonly SkuStock[]): void {
  const { sizes, everySize, status } = columns;
  const [from, to] = [sizes.starts[ordinal] ?? 0, sizes.starts[ordinal + 1] ?? 0];
  const places = Math.max(1, (to - from) / Math.max(1, stocks.length));
  for (let place = from; place < to; place += 1) {
    const stock = stocks[Math.floor((place - from) / places)] ?? noStock;
    const size = everySize[place] ?? 0;
    const isNew = !sizes.numbers.subarray(from, place).includes(size);
    sizes.numbers[place] = buyable(stock) > 0 && isNew ? size : 0;
  }
  const total = sumStock(stocks);
  columns.inStock[ordinal] = total.inStock;
  columns.buyable[ordinal] = buyable(total);
  status.numbers[ordinal] = status.dictionary.find(stockStatus(total)) ?? 0;
  columns.revision += 1;
}

const stockOf = (text: string): SkuStock => {
  const [inStock = 0, oversellable = 0, fixed = 0] = text.split(',').map(Number);
  return { inStock, oversellable, static: fixed, incomingOn: null };
};

/** Reads the stock of products into their columns: of all, or of those that a condition selects. */
async function readStock(columns: StockColumns, read: ReadRecords, where = sql``): Promise<void> {
  const from = sql`(select product_id,
      string_agg(concat_ws(',', coalesce(in_stock, 0), coalesce(oversellable, 0), coalesce(static, 0)), ';'
        order by sort_order, sku_id) as stocks
    from sku left join sku_stock using (sku_id) ${where} group by product_id) as own`;
  await read({ fields: sql`product_id, stocks`, from, order: sql`product_id` }, (ordinal, [, stocks = '']) =>
    writeStock(columns, ordinal, stocks.split(';').map(stockOf)),
  );
}

/** The stock of all products; `sizes` are those of each product, whether they can be bought or not. */
export async function readStockColumns(size: number, sizes: FacetColumn, read: ReadRecords): Promise<StockColumns> {
  const stock: StockColumns = {
    inStock: new Int32Array(size),
    buyable: new Int32Array(size),
    status: singleColumn(size, statuses),
    sizes,
    everySize: sizes.numbers.slice(),
    revision: 0,
  };
  // Products without a size have no record.
  stock.status.numbers.fill(stock.status.dictionary.find('out-of-stock') ?? 0);
  await readStock(stock, read);
  return stock;
}

/** Reads the stock of some products again and writes it into their columns. */
export async function patchStock(
  db: Database,
  { stock, ordinalOf }: Pick<ProductColumns, 'stock' | 'ordinalOf'>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const read = recordReader(db, Int32Array.from(productIds).sort(), ordinalOf);
  await readStock(stock, read, sql`where product_id = any(${`{${productIds.join(',')}}`}::integer[])`);
  // Products for members are in no column.
  stock.revision += 1;
}
