import { fail, ok } from '@lyng/model';
import type { Cart, Result, Sku } from '@lyng/model';
import { quantityLimit } from './quantity-limit.ts';
import { isSameLine } from './pending-operation.ts';
import type { PendingOperation } from './pending-operation.ts';

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

/** Whether the line of a size, now of `held` units, may hold `quantity` units instead. */
const checkSetQuantity = (sku: Pick<Sku, 'stock'>, quantity: number, held: number): Result<QuantityRejection, number> =>
  quantity <= held ? ok(quantity) : checkAddedQuantity(sku, quantity, 0);

/**
 * The stock, for an operation that the server found too large: counted with the current cart, whose stock is newer than
 * the page's. `null` when the cart does not have the size, or would accept the quantity.
 */
export function quantityRejection(operation: PendingOperation, cart: Cart | null): QuantityRejection | null {
  if (operation.kind === 'set-promo-code') return null;
  const reference = operation.kind === 'add' ? { itemId: null, skuId: operation.skuId } : operation.line;
  const line = cart?.items.find(
    (item) => item.isFreeGift !== true && isSameLine({ itemId: item.id, skuId: item.skuId }, reference),
  );
  const sku = line?.product.skus.find(({ skuId }) => skuId === line.skuId);
  if (!line || !sku) return null;
  const check = operation.kind === 'add' ? checkAddedQuantity : checkSetQuantity;
  const checked = check(sku, operation.quantity, line.quantity);
  return checked.ok ? null : checked.error;
}
