import { PostgresQueryCompiler } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { buy, fillCart, stockOf, useShop } from '../checkout/testing/open-shop.ts';
import { settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

/** Writes down every statement in the order in which they are sent. */
const recorder = (statements: string[]): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

describe.each(testDatabases())('settling a payment on $name', (database) => {
  const shop = useShop(database);
  beforeEach(() => shop.startOver());

  const states = () =>
    shop.db
      .selectFrom('customer_order')
      .innerJoin('payment', 'payment.order_id', 'customer_order.id')
      .select(['status', 'state'])
      .orderBy('id')
      .execute();

  // Two transactions that wait for each other need two connections, which PGlite does not have: there the order of the statements is the proof.
  it.each(['captured', 'declined', 'expired'] as const)(
    'locks the cart before it changes anything when the payment is %s, as placing an order does',
    async (outcome) => {
      const { placed } = await buy(shop, await fillCart(shop, [[skus.fifty, 1]]));
      const statements: string[] = [];
      await settle({ db: shop.db.withPlugin(recorder(statements)) }, placed.orderId, outcome);
      const locking = statements.filter((statement) => /^(update|insert|delete)|for update/.test(statement));
      expect(locking[0]).toMatch(/from "cart" .*for update$/);
      expect(locking[1]).toMatch(/^update "payment"/);
    },
  );

  it('changes nothing for the payment of an order that another has replaced; the new one is paid [CHK-14]', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 2]]);
    const first = await buy(shop, cartId);
    // Another address: a change of the cart itself would have ended the first payment before.
    const second = await buy(shop, cartId, 'dk', {}, { email: 'bo@example.com' });
    expect(second.placed.orderId).not.toBe(first.placed.orderId);

    await settle(shop, first.placed.orderId);
    expect(await states()).toEqual([
      { status: 'cancelled', state: 'cancelled' },
      { status: 'pending-payment', state: 'pending' },
    ]);
    expect(await shop.db.selectFrom('outbox_mail').select('id').execute()).toEqual([]);

    await settle(shop, second.placed.orderId);
    expect(await states()).toEqual([
      { status: 'cancelled', state: 'cancelled' },
      { status: 'received', state: 'captured' },
    ]);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });
});
