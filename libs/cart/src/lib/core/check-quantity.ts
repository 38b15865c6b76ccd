import { fail, ok } from '@lyng/model';
import type { Result, Sku } from '@lyng/model';
import { quantityLimit } from './quantity-limit.ts';

/** The reason why a line may not hold so many units. */
export type QuantityRejection =
  /** Not a positive integer. */
  | { readonly kind: 'not-a-quantity' }
  | { readonly kind: 'sold-out' }
  /** More than the stock: 'only {stock} left'. */
  | { readonly kind: 'above-stock'; readonly stock: number }
  /** More than the stock, together with what the cart already holds. */
  | { readonly kind: 'above-stock-with-cart'; readonly stock: number; readonly quantity: number };

/** Decides whether `quantity` more units of a size may join the `held` units that the cart has of it. */
export function checkAddedQuantity(
  sku: Pick<Sku, 'stock'>,
  quantity: number,
  held: number,
): Result<QuantityRejection, number> {
  const limit = quantityLimit(sku);
  if (!Number.isInteger(quantity) || quantity < 1) return fail({ kind: 'not-a-quantity' });
  if (limit === 0) return fail({ kind: 'sold-out' });
  if (held + quantity <= limit) return ok(quantity);
  return fail(
    held > 0 ? { kind: 'above-stock-with-cart', stock: limit, quantity: held } : { kind: 'above-stock', stock: limit },
  );
}
