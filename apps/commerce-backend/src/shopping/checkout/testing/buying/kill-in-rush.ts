import { auditBooks } from './audit-books.ts';
import { inviteShoppers, onPlace } from './kill-setup.ts';
import { placeCart } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceStock } from './race-catalogue.ts';

/** The result for shoppers whose backend died under all of them. */
export interface RushResult {
  readonly shoppers: number;
  /** Orders that were there when the backend was dead, and how many shoppers had heard of theirs. */
  readonly placed: number;
  readonly replies: number;
  readonly issues: readonly string[];
}

/**
 * Lets so many shoppers place their orders at once, kills the backend at a statement amid them, restarts it, and lets
 * all of them send their requests again: every shopper has one order, the one of the first response if there was one.
 */
export async function killInRush(
  where: KillablePlace,
  { count, at }: { readonly count: number; readonly at: number },
): Promise<RushResult> {
  const shoppers = await inviteShoppers(where, count);
  const backend = await startKillable(where);
  await backend.dieAt(at, 'during');
  const first = await Promise.all(shoppers.map((shopper) => placeCart(backend, shopper)));
  const survived = first.every((reply) => reply !== undefined) ? ['the backend lived on'] : [];
  await backend.kill();
  const dead = await onPlace(where, async (db) => ({
    orders: await db.selectFrom('customer_order').select('id').execute(),
    issues: await auditBooks(db, raceStock),
  }));
  const next = await startKillable(where);
  try {
    const again = await Promise.all(shoppers.map((shopper) => placeCart(next, shopper)));
    const ids = new Set(again.map((reply) => reply?.orderId));
    const changed = first.filter((reply, index) => reply !== undefined && reply?.orderId !== again[index]?.orderId);
    await next.kill();
    const issues = [
      ...survived,
      ...dead.issues,
      ...(ids.size === count && !ids.has(undefined)
        ? []
        : [`${String(ids.size)} orders for ${String(count)} shoppers`]),
      ...(changed.length === 0 ? [] : [`${String(changed.length)} got an order that is not theirs any more`]),
      ...(await onPlace(where, (db) => auditBooks(db, raceStock))),
    ];
    return {
      shoppers: count,
      placed: dead.orders.length,
      replies: first.filter((reply) => reply !== undefined).length,
      issues,
    };
  } finally {
    await next.kill();
  }
}
