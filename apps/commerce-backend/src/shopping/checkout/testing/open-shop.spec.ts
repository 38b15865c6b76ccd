import { sql } from 'kysely';
import { testDatabases } from '../../../platform/database/testing/test-databases.ts';
import { catalogueTables } from '../../../catalogue/load/load-catalogue.ts';
import { buy, fillCart, useShop } from './open-shop.ts';
import type { TestShop } from './open-shop.ts';
import { skus } from './small-catalogue.ts';

const shoppingTables = [
  'cart',
  'cart_line',
  'checkout',
  'customer_order',
  'order_row',
  'payment',
  'gift_card',
  'outbox_mail',
  'idempotency_key',
] as const;

const order = async (shop: TestShop) => (await buy(shop, await fillCart(shop, [[skus.fifty, 2]]))).placed;

const acts: readonly (readonly [what: string, act: (shop: TestShop) => Promise<unknown>])[] = [
  ['an order', order],
  [
    'another stock',
    ({ db }) =>
      db
        .updateTable('sku_stock')
        .set({ in_stock: 1, incoming_on: new Date('2026-04-01T00:00:00Z') })
        .execute(),
  ],
  ['another price', ({ db }) => db.updateTable('product_price').set({ selling_inc_vat: 100_00 }).execute()],
  ['a size without stock', ({ db }) => db.deleteFrom('sku_stock').where('sku_id', '=', skus.campaign).execute()],
  ['no catalogue', ({ db }) => db.deleteFrom('product').execute()],
  [
    'an order whose time has passed',
    async (shop) => {
      shop.passTime(60 * 60 * 1000);
      await order(shop);
    },
  ],
];

describe.each(testDatabases())('a shop that starts over on $name', (database) => {
  const shop = useShop(database);

  const state = async (): Promise<unknown> => {
    const tables = [...catalogueTables, ...shoppingTables].map(async (name) => [
      name,
      (await sql<{ line: string }>`select t::text as line from ${sql.table(name)} as t order by line`.execute(shop.db))
        .rows,
    ]);
    return Object.fromEntries(await Promise.all(tables));
  };

  it.each(acts)('is as it was before %s, in its tables and for a shopper', async (_what, act) => {
    const before = await state();
    const first = await order(shop);
    await shop.startOver();
    await act(shop);
    expect(await state()).not.toEqual(before);
    await shop.startOver();
    expect(await state()).toEqual(before);
    const again = await order(shop);
    expect([again.orderId, again.status]).toEqual([first.orderId, 'pending-payment']);
    const payments = await shop.db.selectFrom('payment').select(['amount', 'created_at']).execute();
    expect(payments).toEqual([{ amount: 449_00, created_at: new Date('2026-03-02T10:00:00Z') }]);
    await shop.startOver();
  });
});
