import { noTimeouts, openDatabase } from '../../../../platform/database/open-database.ts';
import { auditBooks } from './audit-books.ts';
import { browse, createStrikes, lockStock, placeUntilPlaced } from './chaos-run.ts';
import type { ChaosPlan, ChaosRun } from './chaos-run.ts';
import { inviteShoppers } from './kill-setup.ts';
import type { Shopper } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceSkus, raceStock } from './race-catalogue.ts';
import { SupervisedBackend } from './supervised-backend.ts';

/** Watches from another process. */
export interface ChaosWatcher {
  /** Where every backend listens, one after the other. */
  readonly port: number;
  /** Called when the first one serves; chaos begins when it resolves. */
  readonly onReady: () => Promise<void>;
}

export interface ChaosResult {
  readonly kills: number;
  readonly cuts: number;
  /** Lists read, and checks of readiness, while a backend ran. */
  readonly reads: number;
  /** Retries of all orders. */
  readonly retries: number;
  /** The time from each kill until the next backend served, in ms. */
  readonly recoveries: readonly number[];
  /** Empty when all is well. */
  readonly issues: readonly string[];
}

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

/** Orders that are not those of the first responses. */
async function auditOrders(
  { plan, admin, orders, issues }: ChaosRun,
  shoppers: readonly Shopper[],
  again: ReadonlyMap<Shopper, string>,
): Promise<void> {
  const changed = shoppers.filter((shopper) => orders.get(shopper) !== again.get(shopper));
  if (changed.length > 0)
    issues.push(`${String(changed.length)} shoppers have another order than their first response`);
  const rows = await admin.selectFrom('customer_order').select('id').execute();
  const orderIds = new Set(orders.values());
  if (rows.length !== plan.orders || orderIds.size !== plan.orders || !rows.every(({ id }) => orderIds.has(String(id))))
    issues.push(
      `${String(plan.orders)} shoppers got ${String(orderIds.size)} orders; there are ${String(rows.length)}`,
    );
}

/** Everything of the plan at the same time, until all shoppers have an order. */
async function buyInChaos(run: ChaosRun, shoppers: readonly Shopper[]): Promise<void> {
  const strike = createStrikes(run);
  const buy = forEachAtOnce(shoppers, run.plan.atOnce, async (shopper) => {
    run.orders.set(shopper, await placeUntilPlaced(run, shopper));
    await strike(run.orders.size);
  });
  await Promise.all([lockStock(run), buy.finally(() => (run.done = true)), browse(run)]);
}

/**
 * Lets shoppers place one order each, under one key however often that takes, while connections are cut, the stock of
 * one size is locked and the backend is killed and restarted, and reads lists all the time. Afterwards every shopper
 * sends the request again: each has one order, the one of the first response, and the books are in order.
 */
export async function chaos(where: KillablePlace, plan: ChaosPlan, watcher?: ChaosWatcher): Promise<ChaosResult> {
  const shoppers = await inviteShoppers(where, plan.orders, (index) => [raceSkus[index % raceSkus.length] ?? 0]);
  const run: ChaosRun = {
    plan,
    admin: await openDatabase(where.database, noTimeouts),
    supervised: new SupervisedBackend(() => startKillable(where, watcher?.port)),
    connections: where.database.kind === 'postgresql' ? (where.database.searchPath ?? '') : '',
    orders: new Map(),
    issues: [],
    counts: { cuts: 0, reads: 0, retries: 0 },
    waiting: [],
    done: false,
  };
  const { admin, supervised, issues, counts } = run;
  try {
    await supervised.current;
    await watcher?.onReady();
    await buyInChaos(run, shoppers);
    const again = new Map<Shopper, string>();
    await forEachAtOnce(
      shoppers,
      plan.atOnce,
      async (shopper) => void again.set(shopper, await placeUntilPlaced(run, shopper)),
    );
    await auditOrders(run, shoppers, again);
    issues.push(...(await auditBooks(admin, raceStock)));
    return { kills: supervised.recoveries.length, ...counts, recoveries: supervised.recoveries, issues };
  } finally {
    run.done = true;
    await supervised.current.then(
      (backend) => backend.kill(),
      () => undefined,
    );
    await admin.destroy();
  }
}
