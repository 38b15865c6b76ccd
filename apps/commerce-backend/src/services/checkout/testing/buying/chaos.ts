import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { noTimeouts, openDatabase } from '../../../../database/open-database.ts';
import { placeOrder } from '../documents.ts';
import { filledForm } from '../open-shop.ts';
import { auditBooks } from './audit-books.ts';
import { inviteShoppers } from './kill-stage.ts';
import type { Placed, Shopper } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillableBackend } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceSkus, raceStock } from './race-catalogue.ts';

/** What happens while shoppers buy. */
export interface ChaosPlan {
  readonly orders: number;
  /** How often the backend is killed, evenly over the orders. */
  readonly kills: number;
  /** How many of its connections are cut in a transaction, evenly over the orders. */
  readonly cuts: number;
  /** How long the stock of one size is locked from the start, in ms. */
  readonly lock: number;
  /** Shoppers who place at the same time. */
  readonly atOnce: number;
}

/** Who watches from another process. */
export interface ChaosWatcher {
  /** Where every backend listens, one after the other. */
  readonly port: number;
  /** Called when the first one serves; chaos begins when it resolves. */
  readonly onReady: () => Promise<void>;
}

/** What came of it. */
export interface ChaosResult {
  readonly kills: number;
  readonly cuts: number;
  /** Lists read, and checks of readiness, while a backend ran. */
  readonly reads: number;
  /** How often an order was told to come again. */
  readonly retries: number;
  /** How long it took from each kill until the next backend served, in ms. */
  readonly recoveries: readonly number[];
  /** Empty when all is well. */
  readonly faults: readonly string[];
}

/** A read that takes longer waits for the locked row, in ms. */
const READ_LIMIT = 8000;

const LIST = '{ products(take: 1) { count } }';

/** A backend that is started again when it is killed; `current` resolves when one serves. */
class Supervised {
  readonly recoveries: number[] = [];
  readonly #start: () => Promise<KillableBackend>;
  current: Promise<KillableBackend>;

  constructor(start: () => Promise<KillableBackend>) {
    this.#start = start;
    this.current = start();
  }

  kill(): void {
    this.current = this.current.then(async (backend) => {
      const killed = performance.now();
      await backend.kill();
      const next = await this.#start();
      this.recoveries.push(performance.now() - killed);
      return next;
    });
  }

  /** Runs the work against the backend that serves; says whether that was killed meanwhile. */
  async use<Value>(
    work: (backend: KillableBackend) => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly killed: boolean }> {
    const { current } = this;
    const value = await work(await current);
    return { value, killed: this.current !== current };
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

/** Has the work done for each, so many at once. */
const forEachAtOnce = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const evenly = (count: number, orders: number): ReadonlySet<number> =>
  new Set(Array.from({ length: count }, (_, index) => Math.round(((index + 1) * orders) / (count + 1))));

/**
 * Has shoppers place one order each, under one key however often that takes, while connections are cut, the stock of one
 * size is locked and the backend is killed and started again, and reads lists all the time. Afterwards everybody asks
 * again: each has one order, the one that they were told of, and the books are in order (A2, A3, A15, D1-D3).
 */
export async function chaos(where: KillablePlace, plan: ChaosPlan, watcher?: ChaosWatcher): Promise<ChaosResult> {
  const name = where.database.kind === 'postgresql' ? (where.database.searchPath ?? '') : '';
  const shoppers = await inviteShoppers(where, plan.orders, (index) => [raceSkus[index % raceSkus.length] ?? 0]);
  const admin = await openDatabase(where.database, noTimeouts);
  const supervised = new Supervised(() => startKillable(where, watcher?.port));
  const faults: string[] = [];
  const orders = new Map<Shopper, string>();
  const kills = evenly(plan.kills, plan.orders);
  // At the end there may be nobody left in a transaction.
  const cuts = evenly(plan.cuts, plan.orders * 0.75);
  let [cut, reads, retries, done] = [0, 0, 0, false];

  /** Kills that wait for a read to be answered. */
  const waiting: (() => void)[] = [];

  /** Sends the order until it is placed; gives its number. */
  const place = async (shopper: Shopper): Promise<string> => {
    for (;;) {
      const { value: answer, killed } = await supervised.use((backend) =>
        backend.ask(
          placeOrder,
          { cartId: shopper.cartId, checkout: filledForm, marketId: 'dk', languageId: 'da-DK' },
          { 'x-idempotency-key': shopper.key },
        ),
      );
      const placed: Placed | undefined = answer?.data?.placeOrder ?? undefined;
      if (placed !== undefined) return placed.orderId;
      const code: unknown = answer?.errors?.[0]?.extensions?.code;
      if (code !== 'SERVICE_UNAVAILABLE' && !killed) {
        faults.push(`a shopper was told ${String(code)}`);
        return '';
      }
      retries += 1;
    }
  };

  const strike = async (count: number): Promise<void> => {
    if (kills.has(count)) {
      // A kill must not hide a read that nobody answers.
      await new Promise<void>((resolve) => void waiting.push(resolve));
      supervised.kill();
    }
    if (!cuts.has(count)) return;
    // Somebody is in a transaction soon, unless all have placed their orders.
    while (orders.size < plan.orders && !(await cutOne(admin, name)));
    if (orders.size < plan.orders) cut += 1;
  };

  try {
    await supervised.current;
    await watcher?.onReady();
    const buy = forEachAtOnce(shoppers, plan.atOnce, async (shopper) => {
      orders.set(shopper, await place(shopper));
      await strike(orders.size);
    });

    const browse = async (): Promise<void> => {
      while (!done) {
        const { value, killed } = await supervised.use(async (backend) => {
          const list = await Promise.race([backend.ask(LIST, {}), delay(READ_LIMIT, 'no answer', { ref: false })]);
          const signal = AbortSignal.timeout(READ_LIMIT);
          const health = await fetch(`${backend.address}/healthz`, { signal }).then(({ status }) => status, String);
          return { list, health };
        });
        if (killed) continue;
        reads += 1;
        for (const goOn of waiting.splice(0)) goOn();
        if (typeof value.list?.data?.products?.count !== 'number')
          faults.push(`a list was answered with ${JSON.stringify(value.list)}`);
        if (value.health !== 200) faults.push(`readiness was ${String(value.health)}`);
      }
    };

    const lockRow = admin.transaction().execute(async (transaction) => {
      await sql`select from sku_stock where sku_id = ${raceSkus[0]} for update`.execute(transaction);
      await delay(plan.lock);
    });

    await Promise.all([lockRow, buy.finally(() => (done = true)), browse()]);
    const again = new Map<Shopper, string>();
    await forEachAtOnce(shoppers, plan.atOnce, async (shopper) => void again.set(shopper, await place(shopper)));
    const changed = shoppers.filter((shopper) => orders.get(shopper) !== again.get(shopper));
    if (changed.length > 0) faults.push(`${String(changed.length)} shoppers have another order than they were told`);
    const rows = await admin.selectFrom('customer_order').select('id').execute();
    const told = new Set(orders.values());
    if (rows.length !== plan.orders || told.size !== plan.orders || !rows.every(({ id }) => told.has(String(id))))
      faults.push(
        `${String(plan.orders)} shoppers were told of ${String(told.size)} orders; there are ${String(rows.length)}`,
      );
    faults.push(...(await auditBooks(admin, raceStock)));
    return {
      kills: supervised.recoveries.length,
      cuts: cut,
      reads,
      retries,
      recoveries: supervised.recoveries,
      faults,
    };
  } finally {
    done = true;
    await supervised.current.then(
      (backend) => backend.kill(),
      () => undefined,
    );
    await admin.destroy();
  }
}
