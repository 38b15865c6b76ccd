import type { StockCounts } from '@lyng/model';

/** The stock status of one size or of all sizes of a product. */
export type StockStatus = 'OUT_OF_STOCK' | 'OVERSELLABLE' | 'STATIC' | 'FEW_LEFT' | 'IN_STOCK';

/** The time until the goods leave the warehouse; `null` where nothing can be bought. */
export type DeliveryTime = 'normal' | 'longer';

/** Fewer units than this are "few left". */
export const fewLeftBelow = 6;

/**
 * The status of a stock for a quantity. The order of the checks matters: units that are never counted down make a low
 * stock harmless.
 */
export const stockStatus = (stock: StockCounts, quantity = 1): StockStatus => {
  const { inStock, oversellable, static: uncounted } = stock;
  if (inStock + oversellable + uncounted < quantity) return 'OUT_OF_STOCK';
  if (inStock + uncounted < quantity) return 'OVERSELLABLE';
  if (inStock < quantity) return 'STATIC';
  return inStock < fewLeftBelow && uncounted === 0 ? 'FEW_LEFT' : 'IN_STOCK';
};

const bestFirst = ['IN_STOCK', 'FEW_LEFT', 'STATIC', 'OVERSELLABLE'] as const;

/** The status of a product before a size is chosen, which is that of its best size; `null` when nothing can be bought. */
export const bestStatus = (skus: readonly { readonly stock: StockCounts }[]): StockStatus | null =>
  bestFirst.find((status) => skus.some(({ stock }) => stockStatus(stock) === status)) ?? null;

/**
 * The number of units left when there are few; `null` where there are more, or where more can be made than are counted.
 */
export const scarceUnits = (stock: StockCounts): number | null =>
  stockStatus(stock) === 'FEW_LEFT' && stock.oversellable === 0 ? stock.inStock : null;

const deliveryTimes: Readonly<Record<StockStatus, DeliveryTime | null>> = {
  OUT_OF_STOCK: null,
  OVERSELLABLE: 'longer',
  STATIC: 'longer',
  FEW_LEFT: 'normal',
  IN_STOCK: 'normal',
};

/** The delivery time for a status. */
export const deliveryTime = (status: StockStatus): DeliveryTime | null => deliveryTimes[status];

/** The maximum number of units of a stock in one order. */
export const buyable = (stock: StockCounts): number => Math.max(0, stock.inStock + stock.oversellable + stock.static);
