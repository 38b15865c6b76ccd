import { randomUUID } from 'node:crypto';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { setCartPromoCode } from '../checkout/testing/documents.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { limitCode } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { returnPromo, usePromo, usesOf } from './promo-limits.ts';

describe.each(testDatabases())('the uses of a code on $name', (database) => {
  const shop = useShop(database);

  it('come as one row, however many there are, and are counted no further than requested [CART-10]', async () => {
    const [first, mine] = [await fillCart(shop, [[skus.fifty, 1]]), await fillCart(shop, [[skus.fifty, 1]])];
    await shop.request(setCartPromoCode, { id: first, promoCode: 'TEN', marketId: 'dk' });
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
    expect(await usesOf(counting, { code: 'TEN', cartId: mine, max: 3, customer: 'customer 7' })).toEqual({
      uses: 3,
      usedByCustomer: true,
    });
    expect(await usesOf(counting, { code: 'TEN', cartId: mine, max: 100 })).toEqual({
      uses: 41,
      usedByCustomer: false,
    });
    expect(await usesOf(counting, { code: 'TEN', cartId: mine, max: 0, customer: 'nobody' })).toEqual({
      uses: 0,
      usedByCustomer: false,
    });
    // The cart's own open order does not count.
    expect(await usesOf(counting, { code: 'TEN', cartId: first, max: 100, customer: 'customer 7' })).toEqual({
      uses: 40,
      usedByCustomer: true,
    });
    expect(rows).toEqual([1, 1, 1, 1]);
  });

  /** An order that was placed without a code. */
  const order = async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    return { cartId, orderId: Number((await buy(shop, cartId)).placed.orderId) };
  };
  const use = ({ cartId, orderId }: { readonly cartId: string; readonly orderId: number }, email: string) =>
    shop.db.transaction().execute((transaction) => usePromo(transaction, orderId, { cartId, code: 'TEN', email }));
  const used = { extensions: { code: 'PromoCodeUsed' } };

  it('are those of one customer, however the address is written [CART-10, ARG-26]', async () => {
    await shop.startOver();
    await limitCode(shop, 'TEN', { oncePerCustomer: true });
    const [first, second] = [await order(), await order()];
    await use(first, 'Anna@Example.com');
    for (const email of ['ANNA@EXAMPLE.COM', ' anna@Example.com ', 'anna+shop@example.com', 'ａｎｎａ@example.com'])
      await expect(use(second, email)).rejects.toMatchObject(used);
    // Nor does it count in a cart with the address in other capitals.
    const third = await fillCart(shop, [[skus.fifty, 1]]);
    await shop.request(setCartPromoCode, { id: third, promoCode: 'TEN', marketId: 'dk' });
    await buy(shop, third, 'dk', {}, { email: 'anna@EXAMPLE.com' });
    expect(
      await shop.db.selectFrom('customer_order').select('promo_code').where('cart_id', '=', third).execute(),
    ).toEqual([{ promo_code: '' }]);
    await use(second, 'anne@example.com');
  });

  it('end with the last one: the second order gets none when it is placed, until the first gives its use back [CART-10]', async () => {
    await shop.startOver();
    await limitCode(shop, 'TEN', { maxUses: 1 });
    const [first, second] = [await order(), await order()];
    await use(first, 'anna@example.com');
    await expect(use(second, 'bo@example.com')).rejects.toMatchObject(used);
    await shop.db.transaction().execute((transaction) => returnPromo(transaction, first.orderId));
    await use(second, 'bo@example.com');
    expect(await shop.db.selectFrom('promo_use').select('order_id').execute()).toEqual([{ order_id: second.orderId }]);
  });
});
