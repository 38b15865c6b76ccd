import type { Backend } from '../../backend.ts';
import { settlePayment } from './settle-payment.ts';

/** How long an order waits for its payment before its stock goes back on the shelf, in milliseconds. */
export const PAYMENT_LIFETIME_MS = 30 * 60 * 1000;

/** Cancels the orders that have waited too long, each for itself; several processes may do it at once. Gives how many were found. */
export async function expireOrders(backend: Pick<Backend, 'db' | 'config' | 'report'>, now: Date): Promise<number> {
  const late = await backend.db
    .selectFrom('payment')
    .select('uid')
    .where('state', '=', 'pending')
    .where('created_at', '<', new Date(now.getTime() - PAYMENT_LIFETIME_MS))
    .execute();
  for (const { uid } of late) {
    try {
      await settlePayment(backend, uid, 'expired', now);
    } catch (error) {
      backend.report(error, 'sweep');
    }
  }
  return late.length;
}
