import { buyable } from '../core/stock.ts';
import type { SkuStock } from '../core/stock.ts';

/** The wire's `StockType`: `totalStock` is everything that may be sold (wire contract §1.4). */
export const toStockType = (stock: SkuStock) => ({
  totalStock: buyable(stock),
  inStock: stock.inStock,
  oversellable: stock.oversellable,
  static: stock.static,
});
