import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { settlePayment } from './settle-payment.ts';

/** The time that an order waits for its payment before its stock is returned, in milliseconds. */
const PAYMENT_LIFETIME_MS = 30 * 60 * 1000;

/** Payments that have waited too long. They are few, however many were ever made (see the index `payment_pending`). */
export const overduePayments = (db: Database, now: Date) =>
  db
    .selectFrom('payment')
    .select('uid')
    .where('state', '=', 'pending')
    .where('created_at', '<', new Date(now.getTime() - PAYMENT_LIFETIME_MS));

/** Cancels the orders that have waited too long, each for itself; several processes may do it at once. Gives how many were found. */
export async function expireOrders(backend: Pick<Backend, 'db' | 'config' | 'report'>, now: Date): Promise<number> {
  const overdue = await overduePayments(backend.db, now).execute();
  for (const { uid } of overdue) {
    try {
      await settlePayment(backend, uid, 'expired', now);
    } catch (error) {
      backend.report(error, 'cleanup');
    }
  }
  return overdue.length;
}
