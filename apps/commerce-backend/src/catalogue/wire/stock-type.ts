import type { IndexedProduct } from '../snapshot/catalogue-index.ts';
import { buyable, sumStock } from '../core/stock.ts';
import type { SkuStock } from '../core/stock.ts';

/** The schema's `StockType`: `totalStock` is everything that may be sold. */
export const toStockType = (stock: SkuStock) => ({
  totalStock: buyable(stock),
  inStock: stock.inStock,
  oversellable: stock.oversellable,
  static: stock.static,
  incoming: stock.incomingOn,
  shelf: null,
});

/** The stock of all sizes of a product together. */
export const totalStock = ({ skus }: IndexedProduct): SkuStock => sumStock(skus.map(({ stock }) => stock));
