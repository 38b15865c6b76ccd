import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { purgeOldAuth } from '../../people/auth/purge-old-auth.ts';
import { purgeOldKeys } from '../../platform/idempotency/once.ts';
import { clearStockLog } from '../../catalogue/stock-log/clear-stock-log.ts';
import { payBonuses } from '../../shopping/loyalty/pay-bonuses.ts';
import { advanceOrders } from '../../shopping/fulfilment/advance-orders.ts';
import { expireOrders } from '../../shopping/payments/expire-orders.ts';
import { receiveReturns } from '../../shopping/returns/receive-returns.ts';
import { purgeOldActivity } from '../../search/activity/save-activity.ts';
import { purgeOldAttempts } from '../../platform/limits/throttle.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sendStockAlerts } from '../../catalogue/stock-alerts/send-stock-alerts.ts';
import { purgeOldAlerts } from '../../catalogue/stock-alerts/stock-alert-store.ts';
import { purgeOldShopping } from './purge-old-shopping.ts';

const CLEANUP_INTERVAL_MS = 60_000;

/** Does one thing after the other; what fails is reported and keeps nothing after it waiting. */
export async function runCleanup(
  steps: readonly (() => Promise<unknown>)[],
  report: (error: unknown) => void,
): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      report(error);
    }
  }
}

/** Concurrent callers share one run: slow work never overlaps itself. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}

/** Returns the stock of orders that were never paid, pays the members' bonuses, sends stock alerts, and deletes expired rows. */
export function cleanupSteps(backend: Omit<Backend, 'background' | 'content'>): readonly (() => Promise<unknown>)[] {
  const { db, now } = backend;
  // A shop that takes money has a warehouse that reports how far an order is.
  const warehouse = [() => advanceOrders(backend, now()), () => receiveReturns(backend, now())];
  return [
    () => expireOrders(backend, now()),
    () => payBonuses(db, now()),
    ...(backend.config.demo ? warehouse : []),
    () => purgeOldKeys(db, now()),
    () => purgeOldAuth(db, now()),
    () => purgeOldAttempts(db, now()),
    () => purgeOldActivity(db, now()),
    () => purgeOldAlerts(db, now()),
    () => purgeOldShopping(db, now()),
    // Stock also rises where no order is: with a catalogue that was loaded, or by hand.
    () => inTransaction(db, (transaction) => sendStockAlerts(transaction, backend.config, now())),
    () => clearStockLog(db, now()),
  ];
}

export function registerCleanup(app: FastifyInstance, backend: Backend): void {
  const cleanup = oneAtATime(() => runCleanup(cleanupSteps(backend), (error) => backend.report(error, 'cleanup')));
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanup();
  }, CLEANUP_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
