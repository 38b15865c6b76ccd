import { fail, ok } from '@lyng/model';
import type { Result, Sku } from '@lyng/model';

/** One line never holds more units than this, whatever the stock. */
export const MAX_LINE_QUANTITY = 50;

export type QuantityRefusal =
  /** No whole number of units, or none. */
  | { readonly kind: 'not-a-quantity' }
  | { readonly kind: 'sold-out' }
  /** More than there is: 'only {stock} left' (spec §5). */
  | { readonly kind: 'above-stock'; readonly stock: number }
  /** What the cart already holds and what is asked for are together more than there is (spec §5). */
  | { readonly kind: 'above-stock-with-cart'; readonly stock: number; readonly quantity: number };

/** How many units of a size one line may hold. */
export const quantityLimit = (sku: Pick<Sku, 'stock'>): number =>
  Math.max(0, Math.min(MAX_LINE_QUANTITY, sku.stock.totalStock));

/** Decides whether `quantity` more units of a size may join the `held` units that the cart has of it. */
export function checkAddedQuantity(
  sku: Pick<Sku, 'stock'>,
  quantity: number,
  held: number,
): Result<QuantityRefusal, number> {
  const limit = quantityLimit(sku);
  if (!Number.isInteger(quantity) || quantity < 1) return fail({ kind: 'not-a-quantity' });
  if (limit === 0) return fail({ kind: 'sold-out' });
  if (held + quantity <= limit) return ok(quantity);
  return fail(
    held > 0
      ? { kind: 'above-stock-with-cart', stock: limit, quantity: held }
      : { kind: 'above-stock', stock: limit },
  );
}

/** Brings a typed quantity into what the line may hold; `null` when it is no quantity at all. 0 is kept: it removes. */
export function clampQuantity(quantity: number, limit: number): number | null {
  if (!Number.isInteger(quantity) || quantity < 0) return null;
  return Math.min(quantity, Math.max(limit, 0));
}
