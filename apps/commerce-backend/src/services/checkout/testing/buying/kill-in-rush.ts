import { auditBooks } from './audit-books.ts';
import { inviteShoppers, onPlace } from './kill-stage.ts';
import { placeCart } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceStock } from './race-catalogue.ts';

/** What became of shoppers whose backend died under all of them. */
export interface RushResult {
  readonly shoppers: number;
  /** Orders that were there when the backend was dead, and how many shoppers had heard of theirs. */
  readonly made: number;
  readonly told: number;
  readonly faults: readonly string[];
}

/**
 * Has so many shoppers place their orders at once, kills the backend at a statement amid them, starts it anew, and lets
 * all of them ask again: everybody has one order, and whoever was told of one has that one (A15, D2).
 */
export async function killInRush(
  where: KillablePlace,
  { count, at }: { readonly count: number; readonly at: number },
): Promise<RushResult> {
  const shoppers = await inviteShoppers(where, count);
  const backend = await startKillable(where);
  await backend.dieAt(at, 'during');
  const first = await Promise.all(shoppers.map((shopper) => placeCart(backend, shopper)));
  const survived = first.every((answer) => answer !== undefined) ? ['the backend lived on'] : [];
  await backend.kill();
  const dead = await onPlace(where, async (db) => ({
    orders: await db.selectFrom('customer_order').select('id').execute(),
    faults: await auditBooks(db, raceStock),
  }));
  const next = await startKillable(where);
  try {
    const again = await Promise.all(shoppers.map((shopper) => placeCart(next, shopper)));
    const ids = new Set(again.map((answer) => answer?.orderId));
    const forgotten = first.filter(
      (answer, index) => answer !== undefined && answer?.orderId !== again[index]?.orderId,
    );
    await next.kill();
    const faults = [
      ...survived,
      ...dead.faults,
      ...(ids.size === count && !ids.has(undefined)
        ? []
        : [`${String(ids.size)} orders for ${String(count)} shoppers`]),
      ...(forgotten.length === 0
        ? []
        : [`${String(forgotten.length)} were told of an order that is not theirs any more`]),
      ...(await onPlace(where, (db) => auditBooks(db, raceStock))),
    ];
    return {
      shoppers: count,
      made: dead.orders.length,
      told: first.filter((answer) => answer !== undefined).length,
      faults,
    };
  } finally {
    await next.kill();
  }
}
