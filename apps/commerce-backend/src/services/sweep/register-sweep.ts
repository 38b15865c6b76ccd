import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../backend.ts';
import { forgetOldKeys } from '../idempotency/once.ts';
import { expireOrders } from '../payments/expire-orders.ts';

/** How often what has grown old is cleared away, in milliseconds. */
const SWEEP_MS = 60_000;

/** Gives back the stock of orders that were never paid, and forgets old idempotency keys, while the server runs. */
export function registerSweep(app: FastifyInstance, backend: Backend): void {
  const sweep = async (): Promise<void> => {
    await expireOrders(backend, backend.now());
    await forgetOldKeys(backend.db, backend.now());
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep().catch((error: unknown) => backend.report(error, 'sweep'));
  }, SWEEP_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
