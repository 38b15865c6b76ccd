import type { DatabaseTransaction } from '../../database/database.ts';
import { orderRows } from './order-store.ts';
import { moveStock, stockMoves } from './take-stock.ts';

/** Cancels an order that waits for its payment. Its stock is not touched here: see `returnStock`. */
export async function cancelOrder(transaction: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('customer_order')
    .set({ status: 'cancelled', updated_at: now })
    .where('id', '=', orderId)
    .where('status', '=', 'pending-payment')
    .execute();
}

/** Puts what the order held back on the shelf. */
export async function returnStock(transaction: DatabaseTransaction, orderId: number): Promise<void> {
  const rows = await orderRows(transaction, orderId);
  const given = rows.map((row) => ({ skuId: row.sku_id, fromStock: row.from_stock, fromOversellable: row.from_oversellable }));
  await moveStock(transaction, stockMoves(given, []));
}

/** Makes the order one that the shop has received and will send. */
export async function receiveOrder(transaction: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('customer_order')
    .set({ status: 'received', updated_at: now, completed_at: now })
    .where('id', '=', orderId)
    .execute();
}
