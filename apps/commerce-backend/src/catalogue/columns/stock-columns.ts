import { buyable, noStock, stockStatus } from '../core/stock.ts';
import type { SkuStock, StockStatus } from '../core/stock.ts';
import { FacetDictionary } from '../core/facet-dictionary.ts';
import type { StockColumns } from './product-columns.ts';

const statuses: readonly StockStatus[] = ['in-stock', 'few-left', 'made-to-order', 'static', 'out-of-stock'];

/** The stock statuses, numbered. */
export function statusDictionary(): FacetDictionary {
  const dictionary = new FacetDictionary();
  for (const status of statuses) dictionary.add(status);
  return dictionary;
}

/**
 * Writes the stock of a product's sizes, in their order, into its columns. A size counts only while it can be bought,
 * and once. Each stands there once for every family of the product, next to each other.
 */
export function writeStock(
  { inStock, buyable: sold, status, sizes, everySize }: StockColumns,
  ordinal: number,
  stocks: readonly Omit<SkuStock, 'incomingOn'>[],
): void {
  const [from, to] = [sizes.starts[ordinal] ?? 0, sizes.starts[ordinal + 1] ?? 0];
  const places = Math.max(1, (to - from) / Math.max(1, stocks.length));
  for (let place = from; place < to; place += 1) {
    const stock = stocks[Math.floor((place - from) / places)] ?? noStock;
    const size = everySize[place] ?? 0;
    const isNew = !sizes.numbers.subarray(from, place).includes(size);
    sizes.numbers[place] = buyable({ ...stock, incomingOn: null }) > 0 && isNew ? size : 0;
  }
  const total = { ...noStock };
  for (const stock of stocks)
    Object.assign(total, {
      inStock: total.inStock + stock.inStock,
      oversellable: total.oversellable + stock.oversellable,
      static: total.static + stock.static,
    });
  inStock[ordinal] = total.inStock;
  sold[ordinal] = buyable(total);
  status.numbers[ordinal] = status.dictionary.find(stockStatus(total)) ?? 0;
}
