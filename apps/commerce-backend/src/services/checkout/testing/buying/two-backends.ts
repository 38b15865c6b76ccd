import { auditBooks } from './audit-books.ts';
import { inviteShoppers, onPlace } from './kill-stage.ts';
import { placeCart } from './kill-shopper.ts';
import { startKillable } from './killable-backend.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceStock, RACE_UNITS } from './race-catalogue.ts';

/** What two backends on one database made of shoppers who asked both. */
export interface SharedRush {
  readonly asked: number;
  readonly orders: number;
  readonly faults: readonly string[];
}

/** Every shopper places one cart at two backends at once, under one key: there are as many orders as units, one each (D1, D2). */
export async function shareRush(where: KillablePlace, count: number): Promise<SharedRush> {
  const shoppers = await inviteShoppers(where, count);
  const [one, other] = [await startKillable(where), await startKillable(where)];
  try {
    const told = await Promise.all(
      shoppers.map((shopper) => Promise.all([placeCart(one, shopper), placeCart(other, shopper)])),
    );
    const ordersOf = (answers: (typeof told)[number]) => new Set(answers.flatMap((answer) => answer?.orderId ?? []));
    const divided = told.filter((answers) => ordersOf(answers).size > 1);
    const orders = new Set(told.flatMap((answers) => [...ordersOf(answers)])).size;
    const expected = Math.min(count, RACE_UNITS);
    return {
      asked: count * 2,
      orders,
      faults: [
        ...(divided.length === 0 ? [] : [`${String(divided.length)} shoppers have two orders`]),
        ...(orders === expected ? [] : [`${String(orders)} orders instead of ${String(expected)}`]),
        ...(await onPlace(where, (db) => auditBooks(db, raceStock))),
      ],
    };
  } finally {
    await Promise.all([one.kill(), other.kill()]);
  }
}
