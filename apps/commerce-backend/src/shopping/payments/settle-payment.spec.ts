import { PostgresQueryCompiler } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { buy, fillCart, openShop, stockOf } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { settlePayment } from './settle-payment.ts';

const now = new Date('2026-03-02T10:01:00Z');
const config = makeConfig();

/** Writes down every statement in the order in which they are sent. */
const recorder = (statements: string[]): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

describe.each(testDatabases())('settling a payment on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  beforeEach(() => shop.startOver());
  afterAll(() => shop.close());

  const paymentOf = (orderId: string) =>
    shop.db.selectFrom('payment').selectAll().where('order_id', '=', Number(orderId)).executeTakeFirstOrThrow();
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
      await settlePayment(
        { db: shop.db.withPlugin(recorder(statements)), config },
        (await paymentOf(placed.orderId)).uid,
        outcome,
        now,
      );
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

    await settlePayment({ db: shop.db, config }, (await paymentOf(first.placed.orderId)).uid, 'captured', now);
    expect(await states()).toEqual([
      { status: 'cancelled', state: 'cancelled' },
      { status: 'pending-payment', state: 'pending' },
    ]);
    expect(await shop.db.selectFrom('outbox_mail').select('id').execute()).toEqual([]);

    await settlePayment({ db: shop.db, config }, (await paymentOf(second.placed.orderId)).uid, 'captured', now);
    expect(await states()).toEqual([
      { status: 'cancelled', state: 'cancelled' },
      { status: 'received', state: 'captured' },
    ]);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
  });
});
