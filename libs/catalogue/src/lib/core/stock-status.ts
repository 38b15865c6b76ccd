import type { Stock } from '@lyng/model';

/** Spec §3: what can be said about the stock of one size or of a whole product. */
export type StockStatus = 'OUT_OF_STOCK' | 'OVERSELLABLE' | 'STATIC' | 'FEW_LEFT' | 'IN_STOCK';

/** How soon the goods leave the warehouse; `null` where nothing can be bought (CAT-05). */
export type DeliveryTime = 'normal' | 'longer';

/** Fewer units than this are "few left". */
export const fewLeftBelow = 6;

/**
 * The status of a stock for the quantity that is wanted. The order of the questions is the rule:
 * units that are never counted down make a low stock no scarcity.
 */
export const stockStatus = (stock: Stock, quantity = 1): StockStatus => {
  const { inStock, oversellable, static: uncounted } = stock;
  if (inStock + oversellable + uncounted < quantity) return 'OUT_OF_STOCK';
  if (inStock + uncounted < quantity) return 'OVERSELLABLE';
  if (inStock < quantity) return 'STATIC';
  return inStock < fewLeftBelow && uncounted === 0 ? 'FEW_LEFT' : 'IN_STOCK';
};

/** How many can be had when few are left; `null` where there are more, or where more can be made than are counted. */
export const scarceUnits = (stock: Stock): number | null =>
  stockStatus(stock) === 'FEW_LEFT' && stock.oversellable === 0 ? stock.inStock : null;

const deliveryTimes: Readonly<Record<StockStatus, DeliveryTime | null>> = {
  OUT_OF_STOCK: null,
  OVERSELLABLE: 'longer',
  STATIC: 'longer',
  FEW_LEFT: 'normal',
  IN_STOCK: 'normal',
};

/** The delivery time that a status promises. */
export const deliveryTime = (status: StockStatus): DeliveryTime | null => deliveryTimes[status];

/** The most units that one order may hold of a stock. */
export const buyable = (stock: Stock): number => Math.max(0, stock.inStock + stock.oversellable + stock.static);
