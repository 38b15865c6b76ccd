import { ok } from '@lyng/model';
import type { Cart, Result, Sku } from '@lyng/model';
import { isSameLine } from './pending-operation.ts';
import type { PendingOperation } from './pending-operation.ts';
import { checkAddedQuantity } from './check-quantity.ts';
import type { QuantityRejection } from './check-quantity.ts';

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
