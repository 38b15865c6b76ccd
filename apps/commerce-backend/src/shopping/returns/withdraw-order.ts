import { vatSplit } from '../../shop/pricing/vat-split.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { returnMeans, returnStock } from '../orders/close-order.ts';
import { changeOrder } from '../orders/order-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { paymentOfOrder } from '../orders/payment-store.ts';
import { lockOrder, readOrderToReturn } from './order-to-return.ts';
import { carrierOf } from './register-return.ts';
import type { ReturnRequest } from './register-return.ts';
import { queueReturnMail } from './return-mail.ts';
import { insertReturn } from './return-store.ts';
import type { OrderReturn } from './return-store.ts';

/** Gives back everything that a paid order took: stock first, as everywhere. */
async function cancelPaidOrder(
  transaction: DatabaseTransaction,
  shop: Shop,
  order: OrderRecord,
  { id: returnId }: OrderReturn,
  now: Date,
): Promise<void> {
  await returnStock(transaction, order.id);
  await changeOrder(transaction, order.id, { status: 'cancelled' }, now);
  await returnMeans(transaction, order.id);
  const payment = await paymentOfOrder(transaction, order.id);
  if (payment?.state !== 'captured' || payment.amount === 0) return;
  const { vat } = vatSplit(payment.amount, scopeOfOrder(shop, order).market.vatPercent);
  await transaction
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      return_id: returnId,
      row_number: 0,
      amount: payment.amount,
      vat,
      to_balance: false,
      created_at: now,
    })
    .execute();
}

/**
 * Withdraws from a purchase (directive 2011/83/EU, art. 11a): an order that is not packed is cancelled, everything of a
 * packed one has to be sent back. Its receipt is mailed in the same transaction.
 */
export async function withdrawOrder(
  transaction: DatabaseTransaction,
  { shop, orderId, now }: ReturnRequest,
): Promise<OrderReturn> {
  const order = await lockOrder(transaction, orderId);
  const { rows, aftercare } = await readOrderToReturn(transaction, order, shop.returnDays, now);
  const { withdrawal } = aftercare;
  if (withdrawal === undefined) throw graphqlError('ReturnPeriodOver', 'This order cannot be withdrawn from now.');
  const made = await insertReturn(transaction, {
    orderId,
    kind: 'withdrawal',
    carrier: withdrawal === 'cancel' ? undefined : carrierOf(order),
    rows: rows
      .filter(({ left }) => left > 0)
      .map(({ row, left }) => ({ rowNumber: row.row_number, quantity: left, reason: 'other' })),
    now,
  });
  if (withdrawal === 'cancel') await cancelPaidOrder(transaction, shop, order, made, now);
  await queueReturnMail(transaction, shop, order, made);
  return made;
}
