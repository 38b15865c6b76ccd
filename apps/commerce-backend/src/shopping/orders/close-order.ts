import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { giveBalanceBack } from '../balance/balance-store.ts';
import { giveBack } from '../gift-cards/gift-card-store.ts';
import { cancelPayment } from './payment-store.ts';
import { returnPromo } from '../promotions/promo-limits.ts';
import { findOpenOrder, orderRows } from './order-store.ts';
import { moveStock, stockMoves, takenByRow } from './take-stock.ts';

/**
 * Cancels an order that waits for its payment; its code, its gift card and its customer's balance are free again. Its
 * stock is not touched here: see `returnStock`, which goes first, because placing an order locks stock before cards.
 */
export async function cancelOrder(transaction: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('customer_order')
    .set({ status: 'cancelled', placed_from: null, updated_at: now })
    .where('id', '=', orderId)
    .where('status', '=', 'pending-payment')
    .execute();
  await returnMeans(transaction, orderId);
}

/** Frees an order's code, its gift card and its customer's balance. */
export async function returnMeans(transaction: DatabaseTransaction, orderId: number): Promise<void> {
  await returnPromo(transaction, orderId);
  await giveBack(transaction, orderId);
  await giveBalanceBack(transaction, orderId);
}

/** Cancels what the cart waits to be paid as, stock and all: how it is paid has changed. The cart must be locked. */
export async function releaseOpenOrder(transaction: DatabaseTransaction, cartId: string, now: Date): Promise<void> {
  const open = await findOpenOrder(transaction, cartId);
  if (open === undefined) return;
  await cancelPayment(transaction, open.order.id, now);
  await returnStock(transaction, open.order.id);
  await cancelOrder(transaction, open.order.id, now);
}

export async function returnStock(transaction: DatabaseTransaction, orderId: number): Promise<void> {
  const rows = await orderRows(transaction, orderId);
  await moveStock(transaction, stockMoves(rows.map(takenByRow), []));
}
