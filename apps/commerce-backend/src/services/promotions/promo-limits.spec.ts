import { randomUUID } from 'node:crypto';
import { testDatabases } from '../../database/testing/test-databases.ts';
import { setCartPromoCode } from '../checkout/testing/documents.ts';
import { buy, fillCart, openShop } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { usesOf } from './promo-limits.ts';

describe.each(testDatabases())('the uses of a code on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  afterAll(() => shop.close());

  it('come as one row, however many there are, and are counted no further than is asked for [CART-10]', async () => {
    const [first, mine] = [await fillCart(shop, [[skus.fifty, 1]]), await fillCart(shop, [[skus.fifty, 1]])];
    await shop.ask(setCartPromoCode, { id: first, promoCode: 'TEN', marketId: 'dk' });
    await buy(shop, first);
    const { id: _id, ...order } = await shop.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
    const copy = {
      ...order,
      billing_address: JSON.stringify(order.billing_address),
      shipping_address: null,
      campaign_names: '[]',
      status: 'received' as const,
    };
    for (let use = 1; use <= 40; use += 1) {
      const { id } = await shop.db
        .insertInto('customer_order')
        .values({ ...copy, public_id: randomUUID() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await shop.db
        .insertInto('promo_use')
        .values({ order_id: id, code: 'TEN', customer: `customer ${String(use)}` })
        .execute();
    }
    const rows: number[] = [];
    const counting = shop.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (rows.push(result.rows.length), result),
    });
    expect(await usesOf(counting, { code: 'TEN', cartId: mine, most: 3, customer: 'customer 7' })).toEqual({
      uses: 3,
      usedByCustomer: true,
    });
    expect(await usesOf(counting, { code: 'TEN', cartId: mine, most: 100 })).toEqual({
      uses: 41,
      usedByCustomer: false,
    });
    expect(await usesOf(counting, { code: 'TEN', cartId: mine, most: 0, customer: 'nobody' })).toEqual({
      uses: 0,
      usedByCustomer: false,
    });
    // What the cart holds itself, in an order that waits to be paid, does not stand in its way.
    expect(await usesOf(counting, { code: 'TEN', cartId: first, most: 100, customer: 'customer 7' })).toEqual({
      uses: 40,
      usedByCustomer: true,
    });
    expect(rows).toEqual([1, 1, 1, 1]);
  });
});
