import type { Database } from '../../platform/database/database.ts';

/** The units that a shopper may still have; `unlimited` for products that are never counted down. */
export type Availability = number | 'unlimited';

export const covers = (available: Availability, quantity: number): boolean =>
  available === 'unlimited' || available >= quantity;

/**
 * The units of each SKU that the cart may hold: stock, oversellable units, and units of the cart's own unpaid order
 * (placing it again returns them).
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
