import type { Sku } from '@lyng/model';

/** One line never holds more units than this, whatever the stock. */
export const MAX_LINE_QUANTITY = 50;

/** The maximum units of a size that one line may hold. */
export const quantityLimit = (sku: Pick<Sku, 'stock'>): number =>
  Math.max(0, Math.min(MAX_LINE_QUANTITY, sku.stock.totalStock));
