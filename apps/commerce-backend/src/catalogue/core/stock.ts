/** Stock of one SKU, in units. */
export interface SkuStock {
  readonly inStock: number;
  /** May be sold beyond stock: made to order. */
  readonly oversellable: number;
  /** Never counted down. */
  readonly static: number;
  /** When the next delivery comes, if one is on its way. */
  readonly incomingOn: Date | null;
}

/** Stock statuses, as facet ids name them. */
export type StockStatus = 'in-stock' | 'few-left' | 'made-to-order' | 'static' | 'out-of-stock';

export const noStock: SkuStock = { inStock: 0, oversellable: 0, static: 0, incomingOn: null };

/** Below this many units a shopper reads that few are left. */
const FEW = 6;

/** Everything that may be sold: in stock, beyond stock, and uncounted units. */
export const buyable = (stock: SkuStock): number => stock.inStock + stock.oversellable + stock.static;

const earlier = (a: Date | null, b: Date | null): Date | null => {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
};

/** The stock of a product from that of its sizes; its next delivery is the first of theirs. */
export const sumStock = (stocks: readonly SkuStock[]): SkuStock =>
  stocks.reduce(
    (sum, stock) => ({
      inStock: sum.inStock + stock.inStock,
      oversellable: sum.oversellable + stock.oversellable,
      static: sum.static + stock.static,
      incomingOn: earlier(sum.incomingOn, stock.incomingOn),
    }),
    noStock,
  );

/** The stock status that a shopper sees. Stock on hand comes before what can be made. */
export function stockStatus(stock: SkuStock): StockStatus {
  if (stock.inStock >= FEW) return 'in-stock';
  if (stock.inStock > 0) return 'few-left';
  if (stock.static > 0) return 'static';
  return stock.oversellable > 0 ? 'made-to-order' : 'out-of-stock';
}
