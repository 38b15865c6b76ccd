import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../../platform/time.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { migrate } from '../../../../platform/database/migrate.ts';
import { openDatabase } from '../../../../platform/database/open-database.ts';
import { loadCatalogue } from '../../../../catalogue/load/load-catalogue.ts';
import { indexLoadedCatalogue } from '../../../../search/indexing/index-catalogue.ts';
import { makeFullCarts } from './full-carts.ts';
import type { Shopper } from './kill-shopper.ts';
import type { KillablePlace } from './killable-place.ts';
import { raceCatalogue, raceSkus } from './race-catalogue.ts';

/** Works on the place's database while no backend does. */
export const onPlace = async <Value>(
  { database }: KillablePlace,
  work: (db: Database) => Promise<Value>,
): Promise<Value> => {
  const db = await openDatabase(database);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

const twoSizes = raceSkus.slice(0, 2);

/** Fills the place, with shoppers who pay with a gift card and money and have a code; each wants one of the sizes that `skusOf` names for their number. */
export const inviteShoppers = (
  where: KillablePlace,
  count: number,
  skusOf: (shopper: number) => readonly number[] = () => twoSizes,
): Promise<readonly Shopper[]> =>
  onPlace(where, async (db) => {
    const now = new Date();
    const expires_at = new Date(now.getTime() + DAY_MS);
    await migrate(db);
    await loadCatalogue(db, raceCatalogue, { seededAt: now });
    await indexLoadedCatalogue(db);
    const cards = Array.from({ length: count }, (_, index) => ({
      code: `CARD-${String(index)}`,
      currency: 'DKK',
      value: 100_00,
      balance: 100_00,
      bought_with: null,
      created_at: now,
      expires_at,
    }));
    await db.insertInto('gift_card').values(cards).execute();
    const carts = await makeFullCarts(
      db,
      cards.map(({ code }, index) => ({
        lines: skusOf(index).map((skuId) => [skuId, 1] as const),
        giftCard: code,
        promoCode: 'TEN',
      })),
      now,
    );
    return carts.map((cartId) => ({ cartId, key: randomUUID() }));
  });
