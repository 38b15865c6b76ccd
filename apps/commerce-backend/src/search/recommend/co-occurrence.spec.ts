import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { insertOrder } from '../testing/insert-order.ts';
import { demo, NOW, visitor } from '../testing/open-search.ts';
import { alsoViewed, boughtTogether } from './co-occurrence.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const [shoe, belt, watch, hat] = demo.products;
if (shoe === undefined || belt === undefined || watch === undefined || hat === undefined)
  throw new Error('spec: the demo catalogue has fewer than four products.');
const ids = { shoe: shoe.productId, belt: belt.productId, watch: watch.productId };

describe.each(testDatabases())('companions of a product on $name', (database) => {
  const opened = openForSuite(() => database.open());

  it('is counted in its newest paid orders, whatever their total number', async () => {
    const { db } = opened();
    for (let order = 0; order < 4; order += 1) await insertOrder(db, 'received', [shoe, belt]);
    for (let order = 0; order < 2; order += 1) await insertOrder(db, 'received', [shoe, watch, hat]);
    for (let order = 0; order < 9; order += 1) await insertOrder(db, 'cancelled', [shoe, belt]);
    const [first] = await boughtTogether(db, [ids.shoe]);
    expect(first).toEqual({ productId: ids.belt, times: 4 });
    const newest = await boughtTogether(db, [ids.shoe], 3);
    expect(newest.map(({ times }) => times)).toEqual([2, 2, 1]);
    expect(newest.at(-1)).toEqual({ productId: ids.belt, times: 1 });
    // Each product has newest orders of its own; an order that contains both counts once.
    expect(await boughtTogether(db, [ids.shoe, ids.watch], 3)).toEqual([
      { productId: hat.productId, times: 2 },
      { productId: ids.belt, times: 1 },
    ]);
    expect(await boughtTogether(db, [])).toEqual([]);
  });

  it('is counted in the latest histories that contain it', async () => {
    const { db } = opened();
    const view = (shopper: number, productId: number) =>
      db
        .insertInto('viewed_product')
        .values({
          market: 'se',
          customer_key: visitor(shopper).customerKey,
          product_id: productId,
          viewed_at: new Date(NOW.getTime() + shopper),
        })
        .execute();
    for (let shopper = 1; shopper <= 6; shopper += 1) {
      await view(shopper, ids.shoe);
      await view(shopper, shopper <= 4 ? ids.belt : ids.watch);
    }
    expect(await alsoViewed(db, [ids.shoe])).toEqual([
      { productId: ids.belt, times: 4 },
      { productId: ids.watch, times: 2 },
    ]);
    expect(await alsoViewed(db, [ids.shoe], 3)).toEqual([
      { productId: ids.watch, times: 2 },
      { productId: ids.belt, times: 1 },
    ]);
  });
});
