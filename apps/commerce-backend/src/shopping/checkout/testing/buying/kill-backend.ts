import { leftBy, lookAt, misplaced } from './kill-aftermath.ts';
import type { Aftermath, Left } from './kill-aftermath.ts';
import { killPoints } from './kill-points.ts';
import type { KillPoint } from './kill-points.ts';
import { inviteShoppers, onPlace } from './kill-setup.ts';
import { openPayment, placeCart } from './kill-shopper.ts';
import type { Shopper } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillableBackend } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';

/** The result of a kill: the part of the work that is left, and its mistakes. */
export interface KillResult extends KillPoint {
  readonly left: Left;
  readonly issues: readonly string[];
}

/** Has the act done by a backend that dies of it. */
async function killDuring(
  backend: KillableBackend,
  shopper: Shopper,
  { act, at, phase }: KillPoint,
): Promise<readonly string[]> {
  const placed = act === 'paying' ? await placeCart(backend, shopper) : undefined;
  const approve = placed && (await openPayment(backend, placed));
  await backend.dieAt(at, phase);
  const reply = await (approve?.() ?? placeCart(backend, shopper));
  if (reply !== undefined) await backend.kill();
  return [
    ...(reply === undefined ? [] : ['it replied']),
    ...((await backend.ended) === 'SIGKILL' ? [] : ['it ended in another way']),
  ];
}

/**
 * The shopper sends the request twice more, with the same key, and pays: there is one order, and where there was one it
 * is that one.
 */
async function retryOrder(backend: KillableBackend, shopper: Shopper, before: Aftermath): Promise<readonly string[]> {
  const placed = [await placeCart(backend, shopper), await placeCart(backend, shopper)];
  const ids = new Set([...before.orders.map(({ id }) => String(id)), ...placed.map((each) => String(each?.orderId))]);
  const [first] = placed;
  const sentTo = first && (await (await openPayment(backend, first))());
  return [
    ...(ids.size === 1 && !ids.has('undefined') ? [] : [`after a retry there are the orders ${[...ids].join(', ')}`]),
    ...(sentTo?.includes('/checkout/confirm') === true ? [] : [`cannot be paid afterwards: ${String(sentTo)}`]),
  ];
}

/**
 * Kills the backend at the requested number of points of placing and of paying, each time with another shopper, checks
 * what is left, restarts it, and lets the shopper send the request again.
 */
export async function killBackend(
  where: KillablePlace,
  points: { readonly placing: number; readonly paying: number },
): Promise<readonly KillResult[]> {
  const [first, ...shoppers] = await inviteShoppers(where, 1 + points.placing + points.paying);
  if (first === undefined) return [];
  let backend = await startKillable(where);
  try {
    const placing = await backend.statementsOf(() => placeCart(backend, first));
    const placed = await placeCart(backend, first);
    const approve = placed && (await openPayment(backend, placed));
    const paying = await backend.statementsOf(async () => approve?.());
    const results: KillResult[] = [];
    for (const [index, point] of [
      ...killPoints('placing', placing, points.placing),
      ...killPoints('paying', paying, points.paying),
    ].entries()) {
      const shopper = shoppers[index];
      if (shopper === undefined) continue;
      const survived = await killDuring(backend, shopper, point);
      const seen = await onPlace(where, (db) => lookAt(db, shopper));
      const left = leftBy(point.act, seen);
      backend = await startKillable(where);
      const again = await retryOrder(backend, shopper, seen);
      results.push({ ...point, left, issues: [...survived, ...seen.issues, ...misplaced(point, left), ...again] });
    }
    await backend.kill();
    const { issues } = await onPlace(where, (db) => lookAt(db, first));
    return issues.length === 0
      ? results
      : results.map((result) => ({ ...result, issues: [...result.issues, ...issues] }));
  } finally {
    await backend.kill();
  }
}
