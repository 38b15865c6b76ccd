import { ok } from '@lyng/model';
import type { Cart, Result, Sku } from '@lyng/model';
import { isSameLine } from './pending-operation.ts';
import type { PendingOperation } from './pending-operation.ts';
import { checkAddedQuantity } from './check-quantity.ts';
import type { QuantityRefusal } from './check-quantity.ts';

/** Whether the line of a size, now of `held` units, may hold `quantity` units instead. */
const checkSetQuantity = (sku: Pick<Sku, 'stock'>, quantity: number, held: number): Result<QuantityRefusal, number> =>
  quantity <= held ? ok(quantity) : checkAddedQuantity(sku, quantity, 0);

/**
 * How many there are, for an intent that the server found too large: counted with the cart as it is now, whose
 * stock is newer than the page's. `null` when the cart does not know the size, or would not have refused.
 */
export function refusedQuantity(operation: PendingOperation, cart: Cart | null): QuantityRefusal | null {
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
