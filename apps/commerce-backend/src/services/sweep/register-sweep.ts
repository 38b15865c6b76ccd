import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../backend.ts';
import { forgetOldAuth } from '../auth/forget-old-auth.ts';
import { forgetOldKeys } from '../idempotency/once.ts';
import { clearStockLog } from '../catalogue/stock-log/clear-stock-log.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { forgetOldActivity } from '../search/activity/forget-old.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { sendStockAlerts } from '../stock-alerts/send-stock-alerts.ts';
import { forgetOldAlerts } from '../stock-alerts/stock-alert-store.ts';
import { forgetOldShopping } from './forget-old-shopping.ts';

/** How often what has grown old is cleared away, in milliseconds. */
const SWEEP_MS = 60_000;

/** Does one thing after the other; what fails is reported and keeps nothing after it waiting. */
export async function sweepOnce(
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

/** Who asks while the work is being done gets that one: slow work never runs beside itself. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}

/** Gives back the stock of orders that were never paid, tells who waits for it, and forgets what has grown old. */
export function sweepSteps(backend: Omit<Backend, 'background'>): readonly (() => Promise<unknown>)[] {
  const { db, now } = backend;
  return [
    () => expireOrders(backend, now()),
    () => forgetOldKeys(db, now()),
    () => forgetOldAuth(db, now()),
    () => forgetOldActivity(db, now()),
    () => forgetOldAlerts(db, now()),
    () => forgetOldShopping(db, now()),
    // Stock also rises where no order is: with a catalogue that was loaded, or by hand.
    () => inTransaction(db, (transaction) => sendStockAlerts(transaction, backend.config, now())),
    () => clearStockLog(db, now()),
  ];
}

/** Sweeps each minute while the server runs. */
export function registerSweep(app: FastifyInstance, backend: Backend): void {
  const sweep = oneAtATime(() => sweepOnce(sweepSteps(backend), (error) => backend.report(error, 'sweep')));
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep();
  }, SWEEP_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
