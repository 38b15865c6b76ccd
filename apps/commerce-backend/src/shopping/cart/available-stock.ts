import type { Database } from '../../platform/database/database.ts';

/** How many units a shopper may still have; `unlimited` for what is never counted down. */
export type Availability = number | 'unlimited';

/** Whether that many units can be had. */
export const covers = (available: Availability, quantity: number): boolean =>
  available === 'unlimited' || available >= quantity;

/**
 * What the cart may hold of each SKU: stock, what may be sold beyond it, and what the cart's own unpaid order
 * already holds (it gives that back when it is placed again).
 */
export async function availableStock(
  db: Database,
  cartId: string,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, Availability>> {
  if (skuIds.length === 0) return new Map();
  const stock = await db
    .selectFrom('sku_stock')
    .select(['sku_id', 'in_stock', 'oversellable', 'static'])
    .where('sku_id', 'in', skuIds)
    .execute();
  const held = await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select(['order_row.sku_id', 'order_row.from_stock', 'order_row.from_oversellable'])
    .where('customer_order.cart_id', '=', cartId)
    .where('customer_order.status', '=', 'pending-payment')
    .execute();
  // A size may be there twice: bought, and as a gift.
  const heldBySku = new Map<number, number>();
  for (const row of held)
    heldBySku.set(row.sku_id, row.from_stock + row.from_oversellable + (heldBySku.get(row.sku_id) ?? 0));
  return new Map(
    stock.map((row) => [
      row.sku_id,
      row.static > 0 ? 'unlimited' : row.in_stock + row.oversellable + (heldBySku.get(row.sku_id) ?? 0),
    ]),
  );
}
