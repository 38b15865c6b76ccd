import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CurrencyCode, MinorUnits } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { PaymentState, OrderTables } from './order-tables.ts';

export type PaymentRecord = Selectable<OrderTables['payment']>;

export async function createPayment(
  transaction: DatabaseTransaction,
  payment: {
    readonly orderId: number;
    readonly amount: MinorUnits;
    readonly currency: CurrencyCode;
    readonly now: Date;
  },
): Promise<string> {
  const uid = randomUUID();
  await transaction
    .insertInto('payment')
    .values({
      uid,
      order_id: payment.orderId,
      state: 'pending',
      nonce: randomBytes(24).toString('base64url'),
      amount: payment.amount,
      currency: payment.currency,
      created_at: payment.now,
      settled_at: null,
    })
    .execute();
  return uid;
}

export const paymentOfOrder = (db: Database, orderId: number): Promise<PaymentRecord | undefined> =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Moves the payment from `pending` to its end; false when another request ended it before. */
export async function settle(
  transaction: DatabaseTransaction,
  uid: string,
  state: Exclude<PaymentState, 'pending'>,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('payment')
    .set({ state, settled_at: now })
    .where('uid', '=', uid)
    .where('state', '=', 'pending')
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** The payment of an order that another one replaces. */
export async function cancelPayment(transaction: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('payment')
    .set({ state: 'cancelled', settled_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}
