import type { MinorUnits } from '@lyng/model';
import type { Backend } from '../../platform/backend.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ReturnRequest } from './register-return.ts';
import { arrivalOfReturn } from '../fulfilment/core/fulfilment-plan.ts';
import { changeOrder, orderRows } from '../orders/order-store.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { moveStock, stockMoves } from '../orders/take-stock.ts';
import { paidByRow, refundOfUnits } from './core/refund-shares.ts';
import { lockOrder } from './order-to-return.ts';
import { payBack } from './pay-back.ts';
import { queueRefundMail } from './refund-mail.ts';
import { returnedUnits, rowsOfReturn } from './return-store.ts';

/** Units that are counted come back to stock; those of sizes that are never counted do not. */
const countedUnits = ({ from_stock: fromStock, from_oversellable: beyond }: OrderRow, units: number): number =>
  Math.min(units, fromStock + beyond);

/**
 * Takes a return in: its units are in stock again, its money is paid back, and a mail reports both. A second call for the
 * same return changes nothing.
 */
async function receiveReturn(
  transaction: DatabaseTransaction,
  { shop, orderId, now }: ReturnRequest,
  returnId: number,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  const before = await returnedUnits(transaction, orderId, 'received');
  const received = await transaction
    .updateTable('order_return')
    .set({ received_at: now })
    .where('id', '=', returnId)
    .where('received_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (received === undefined) return;
  const rows = await orderRows(transaction, orderId);
  const back = (await rowsOfReturn(transaction, returnId)).flatMap(({ row_number: rowNumber, quantity: units }) => {
    const row = rows.find((each) => each.row_number === rowNumber);
    return row === undefined ? [] : [{ row, units, before: before.get(rowNumber) ?? 0 }];
  });
  const given = back.map(({ row, units, before: earlier }) => ({
    skuId: row.sku_id,
    fromStock: countedUnits(row, earlier + units) - countedUnits(row, earlier),
    fromOversellable: 0,
  }));
  await moveStock(transaction, stockMoves(given, []));
  const paid = paidByRow(
    rows.map((row) => ({ rowNumber: row.row_number, quantity: row.quantity, total: row.total_selling_inc_vat })),
    order.fixed_discount_inc_vat,
  );
  const refunds: { rowNumber: number; amount: MinorUnits }[] = back.map(({ row, units, before: earlier }) => ({
    rowNumber: row.row_number,
    amount: refundOfUnits(paid.get(row.row_number) ?? 0, { quantity: row.quantity, before: earlier, units }),
  }));
  const after = await returnedUnits(transaction, orderId, 'received');
  const isAll = rows.every((row) => (after.get(row.row_number) ?? 0) === row.quantity);
  // A buyer who sends everything back is refunded the shipping too (directive 2011/83/EU, art. 13).
  if (isAll) refunds.push({ rowNumber: 0, amount: order.shipping_fee_inc_vat });
  await payBack(transaction, { shop, order, returnId, refunds, now });
  await queueRefundMail(transaction, { shop, order, returnId, now });
  if (isAll) await changeOrder(transaction, orderId, { status: 'refunded' }, now);
}

/** The warehouse of the demo: takes in what has had the time to come back, each return for itself. */
export async function receiveReturns(
  { db, config, report }: Pick<Backend, 'db' | 'config' | 'report'>,
  now: Date,
): Promise<void> {
  const open = await db
    .selectFrom('order_return')
    .select(['id', 'order_id', 'created_at'])
    .where('received_at', 'is', null)
    .orderBy('created_at')
    .execute();
  for (const { id: returnId, order_id: orderId } of open.filter((each) => arrivalOfReturn(each.created_at) <= now)) {
    try {
      await inTransaction(db, (transaction) =>
        receiveReturn(transaction, { shop: config.shop, orderId, now }, returnId),
      );
    } catch (error) {
      report(error, 'returns');
    }
  }
}
