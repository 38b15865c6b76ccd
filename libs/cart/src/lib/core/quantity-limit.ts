import type { Sku } from '@lyng/model';

/** One line never holds more units than this, whatever the stock. */
export const MAX_LINE_QUANTITY = 50;

/** How many units of a size one line may hold. */
export const quantityLimit = (sku: Pick<Sku, 'stock'>): number =>
  Math.max(0, Math.min(MAX_LINE_QUANTITY, sku.stock.totalStock));

/** Brings a typed quantity into what the line may hold; `null` when it is no quantity at all. 0 is kept: it removes. */
export function clampQuantity(quantity: number, limit: number): number | null {
  if (!Number.isInteger(quantity) || quantity < 0) return null;
  return Math.min(quantity, Math.max(limit, 0));
}
