import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { placeOrder } from '../documents.ts';
import { filledForm } from '../open-shop.ts';
import type { Placed, Shopper } from './kill-shopper.ts';
import { raceSkus } from './race-catalogue.ts';
import type { SupervisedBackend } from './supervised-backend.ts';

/** The failures while shoppers buy. */
export interface ChaosPlan {
  readonly orders: number;
  /** Kills of the backend, evenly over the orders. */
  readonly kills: number;
  /** Connections of the backend that are cut in a transaction, evenly over the orders. */
  readonly cuts: number;
  /** The time that the stock of one size is locked from the start, in ms. */
  readonly lock: number;
  /** Shoppers who place at the same time. */
  readonly atOnce: number;
}

/** The state that all concurrent parts share. */
export interface ChaosRun {
  readonly plan: ChaosPlan;
  readonly supervised: SupervisedBackend;
  readonly admin: Database;
  /** The name of the backend's connections. */
  readonly connections: string;
  readonly orders: Map<Shopper, string>;
  readonly issues: string[];
  readonly counts: { cuts: number; reads: number; retries: number };
  /** Kills that wait for the response to a read. */
  readonly waiting: (() => void)[];
  done: boolean;
}

/** A read that takes longer waits for the locked row, in ms. */
const READ_LIMIT = 8000;

const LIST = '{ products(take: 1) { count } }';

/** Sends the order until it is placed; gives its number. */
export async function placeUntilPlaced({ supervised, issues, counts }: ChaosRun, shopper: Shopper): Promise<string> {
  for (;;) {
    const { value: response, killed } = await supervised.use((backend) =>
      backend.request(
        placeOrder,
        { cartId: shopper.cartId, checkout: filledForm, marketId: 'dk', languageId: 'da-DK' },
        { 'x-idempotency-key': shopper.key },
      ),
    );
    const placed: Placed | undefined = response?.data?.placeOrder ?? undefined;
    if (placed !== undefined) return placed.orderId;
    const code: unknown = response?.errors?.[0]?.extensions?.code;
    if (code !== 'SERVICE_UNAVAILABLE' && !killed) {
      issues.push(`a shopper got ${String(code)}`);
      return '';
    }
    counts.retries += 1;
  }
}

/** Cuts one connection of the backend that is in a transaction. */
const cutOne = async (admin: Database, name: string): Promise<boolean> => {
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
    where application_name = ${name} and (state = 'idle in transaction' or wait_event_type = 'Lock') limit 1`.execute(
    admin,
  );
  return rows[0]?.cut === true;
};

const evenly = (count: number, orders: number): ReadonlySet<number> =>
  new Set(Array.from({ length: count }, (_, index) => Math.round(((index + 1) * orders) / (count + 1))));

/** Makes what kills the backend and cuts its connections, after so many orders. */
export function createStrikes(run: ChaosRun): (orders: number) => Promise<void> {
  const { plan, supervised, admin, connections, orders, counts, waiting } = run;
  const kills = evenly(plan.kills, plan.orders);
  // At the end no transaction may be open.
  const cuts = evenly(plan.cuts, plan.orders * 0.75);
  return async (count) => {
    if (kills.has(count)) {
      // A kill must not hide a read without a response.
      await new Promise<void>((resolve) => void waiting.push(resolve));
      supervised.kill();
    }
    if (!cuts.has(count)) return;
    // Somebody is in a transaction soon, unless all have placed their orders.
    while (orders.size < plan.orders && !(await cutOne(admin, connections)));
    if (orders.size < plan.orders) counts.cuts += 1;
  };
}

/** Reads lists and checks readiness until the run is done. */
export async function browse(run: ChaosRun): Promise<void> {
  const { supervised, issues, counts, waiting } = run;
  while (!run.done) {
    const { value, killed } = await supervised.use(async (backend) => {
      const list = await Promise.race([backend.request(LIST, {}), delay(READ_LIMIT, 'no response', { ref: false })]);
      const signal = AbortSignal.timeout(READ_LIMIT);
      const health = await fetch(`${backend.address}/healthz`, { signal }).then(({ status }) => status, String);
      return { list, health };
    });
    if (killed) continue;
    counts.reads += 1;
    for (const goOn of waiting.splice(0)) goOn();
    if (typeof value.list?.data?.products?.count !== 'number')
      issues.push(`a list returned ${JSON.stringify(value.list)}`);
    if (value.health !== 200) issues.push(`readiness was ${String(value.health)}`);
  }
}

/** Locks the stock of one size from the start. */
export const lockStock = ({ admin, plan }: ChaosRun): Promise<void> =>
  admin.transaction().execute(async (transaction) => {
    await sql`select from sku_stock where sku_id = ${raceSkus[0]} for update`.execute(transaction);
    await delay(plan.lock);
  });
