import { auditBooks } from './audit-books.ts';
import { inviteShoppers, onPlace } from './kill-setup.ts';
import { placeCart } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceStock, RACE_UNITS } from './race-catalogue.ts';

/** The outcome of shoppers who sent their requests to two backends on one database. */
export interface SharedRush {
  readonly requests: number;
  readonly orders: number;
  readonly issues: readonly string[];
}

/**
 * Every shopper places one cart at two backends at once, under one key: there are as many orders as units, one each.
 */
export async function shareRush(where: KillablePlace, count: number): Promise<SharedRush> {
  const shoppers = await inviteShoppers(where, count);
  const [one, other] = [await startKillable(where), await startKillable(where)];
  try {
    const replies = await Promise.all(
      shoppers.map((shopper) => Promise.all([placeCart(one, shopper), placeCart(other, shopper)])),
    );
    const ordersOf = (pair: (typeof replies)[number]) => new Set(pair.flatMap((reply) => reply?.orderId ?? []));
    const divided = replies.filter((pair) => ordersOf(pair).size > 1);
    const orders = new Set(replies.flatMap((pair) => [...ordersOf(pair)])).size;
    const expected = Math.min(count, RACE_UNITS);
    return {
      requests: count * 2,
      orders,
      issues: [
        ...(divided.length === 0 ? [] : [`${String(divided.length)} shoppers have two orders`]),
        ...(orders === expected ? [] : [`${String(orders)} orders instead of ${String(expected)}`]),
        ...(await onPlace(where, (db) => auditBooks(db, raceStock))),
      ],
    };
  } finally {
    await Promise.all([one.kill(), other.kill()]);
  }
}
