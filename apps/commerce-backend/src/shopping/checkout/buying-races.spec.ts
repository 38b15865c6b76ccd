import { fuzzRuns } from '@lyng/model/testing';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import type { TestShop } from './testing/open-shop.ts';
import { openRaceShop } from './testing/buying/race-shop.ts';
import type { RaceResult } from './testing/buying/race-shop.ts';
import {
  oneBalance,
  oneCode,
  oneGiftCard,
  oppositeOrders,
  randomActs,
  rush,
  submitStorm,
} from './testing/buying/races.ts';

/** More than the 50 units of a size. */
const MANY = fuzzRuns(500, 8);

// Round after round: `npm run bench -- races`.
const races: readonly (readonly [rule: string, run: (shop: TestShop) => Promise<RaceResult>])[] = [
  [
    `sells 50 units of each of five sizes to ${String(MANY)} who want them all to 50 of them (cart-003)`,
    (shop) => rush(shop, { seed: 1, buyers: MANY, wants: 'all sizes' }),
  ],
  [
    'sells what is there of five sizes to 100 who want some of them',
    (shop) => rush(shop, { seed: 2, buyers: 100, wants: 'some sizes' }),
  ],
  [
    `makes 20 orders of ${String(MANY)} submits under 20 keys [CHK-14, PAIN-17]`,
    (shop) => submitStorm(shop, { submits: MANY, keys: 20, shared: true }),
  ],
  [
    'makes 20 orders of 200 submits of 20 carts under other keys and none [CHK-14, PAIN-17]',
    (shop) => submitStorm(shop, { submits: 200, keys: 20, shared: false }),
  ],
  ['shows no deadlock to 100 buyers of two sizes in opposite order (cart-025)', (shop) => oppositeOrders(shop, 100)],
  ['pays one of 50 carts with a gift card that is enough for one [CART-14]', (shop) => oneGiftCard(shop, 50)],
  ['pays one of 50 carts with a balance that is enough for one [CHK-19]', (shop) => oneBalance(shop, 50)],
  ['takes a code that counts once for one of 50 carts [CART-10]', (shop) => oneCode(shop, 50)],
];

describe.each(testDatabases())('buying at once on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openRaceShop(database);
  });
  afterAll(() => shop.close());

  it.each(races)(
    '%s',
    async (_rule, run) => {
      expect((await run(shop)).issues).toEqual([]);
    },
    600_000,
  );

  it('has the books in order however carts that share sizes, cards, a balance and a code are placed, changed and paid at once [CHK-11, CART-14]', async () => {
    for (let seed = 1; seed <= 5; seed += 1)
      expect([seed, (await randomActs(shop, { seed, acts: 40 })).issues]).toEqual([seed, []]);
  }, 600_000);
});
