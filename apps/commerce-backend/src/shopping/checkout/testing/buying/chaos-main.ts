import { once } from 'node:events';
import { startSpecRun } from '../../../../platform/database/testing/spec-run.ts';
import { chaos } from './chaos.ts';
import type { ChaosResult } from './chaos.ts';
import { killablePlaces } from './killable-place.ts';

/** A message from `chaos-main.ts` to the process that forked it. */
export type FromChaos =
  | { readonly kind: 'no-postgresql' }
  /** The backend serves; chaos begins with the next message of any kind. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: ChaosResult };

const plan = { orders: 200, kills: 5, cuts: 20, lock: 10_000, atOnce: 20 };

const send = (message: FromChaos): unknown => process.send?.(message);

/** Runs the chaos on PostgreSQL with all its backends on one port, for a process that forks this file and watches that port. */
async function main(port: number): Promise<void> {
  const where = await killablePlaces()
    .find(({ name }) => name === 'PostgreSQL')
    ?.make();
  if (where === undefined) return void send({ kind: 'no-postgresql' });
  try {
    const onReady = async (): Promise<void> => {
      const begin = once(process, 'message');
      send({ kind: 'ready' });
      await begin;
    };
    send({ kind: 'result', result: await chaos(where, plan, { port, onReady }) });
  } finally {
    await where.remove();
  }
}

const endSpecRun = await startSpecRun(() => undefined);
await main(Number(process.argv[2]));
await endSpecRun();
process.disconnect();
