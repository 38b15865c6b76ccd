import type { Shipment } from '../shipping/shipment.ts';
import type { OrderRecord, OrderRow } from './order-store.ts';

/** The goods of an order, which are sent once it is paid; `undefined` for gift cards alone. */
export function shipmentOfOrder(order: OrderRecord, rows: readonly OrderRow[]): Shipment | undefined {
  const goods = rows.filter((row) => !row.is_gift_card);
  if (goods.length === 0) return undefined;
  return {
    orderedAt: order.completed_at ?? order.created_at,
    market: order.market,
    isInStock: goods.every((row) => row.from_stock === row.quantity),
  };
}
