import { sql } from 'kysely';
import { makeAccount } from '../people/auth/testing/make-account.ts';
import { endSessions } from '../people/auth/session-store.ts';
import { describeOnPostgresql, testDatabases } from '../platform/database/testing/test-databases.ts';
import { addToCart } from '../shopping/checkout/testing/documents.ts';
import { buy, fillCart, openShop } from '../shopping/checkout/testing/open-shop.ts';
import { skus } from '../shopping/checkout/testing/small-catalogue.ts';
import { settlePayment } from '../shopping/payments/settle-payment.ts';
import { makeConfig } from '../testing/test-config.ts';
import { tokenSigner } from '../testing/token-signer.ts';
import {
  cartChanged,
  connectClient,
  follow,
  openRealtime,
  orderStatusChanged,
  stockChanged,
} from './testing/open-realtime.ts';
import type { RealtimeServer } from './testing/open-realtime.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const config = makeConfig();
const now = new Date('2026-03-02T10:00:00Z');

describe.each(testDatabases())('subscriptions on $name', (database) => {
  const shop = openForSuite(() => openShop(database));
  let server: RealtimeServer;
  beforeEach(async () => {
    await shop().startOver();
    server = await openRealtime(shop().db, { now: () => now });
  });
  afterEach(() => server.close());

  const account = () => makeAccount({ db: shop().db, config, now: () => now });
  const add = (cartId: string, skuId = skus.fifty) =>
    shop().request(addToCart, { id: cartId, item: { skuId, quantity: 1 } });
  const subscribe = async (query: string, variables: Record<string, unknown>, token?: string) => {
    const before = server.followed.count;
    const client = connectClient(server, { token });
    const subscription = follow(client, query, variables);
    // The first is the session of the token.
    await server.followed.first(before + (token === undefined ? 1 : 2));
    return { ...subscription, client };
  };
  const outcomeOf = async (query: string, variables: Record<string, unknown>, token?: string) => {
    const [{ errors }] = await follow(connectClient(server, { token }), query, variables).events.first(1);
    return errors[0].extensions.code;
  };

  it('send a change of a cart that another process has made, once for each [API-07]', async () => {
    const id = await fillCart(shop(), [[skus.fifty, 1]]);
    const { events, client } = await subscribe(cartChanged, { id });
    await add(id);
    await events.first(1);
    await add(id);
    const [first, second] = (await events.first(2)).map(({ data }) => data.cartChanged);
    expect([first.id, second.id]).toEqual([id, id]);
    expect(first.version).not.toBe(second.version);
    await client.dispose();
  });

  it('send nothing of another cart, nor of a change that was rejected', async () => {
    const id = await fillCart(shop(), [[skus.fifty, 1]]);
    const other = await fillCart(shop(), [[skus.fifty, 1]]);
    const { events } = await subscribe(cartChanged, { id });
    await add(other);
    await shop().request(addToCart, { id, item: { skuId: skus.fifty, quantity: 51 } });
    await add(id);
    await events.first(1);
    expect(events.count).toBe(1);
  });

  it('send the status of an own order, as it is and after each change; an order of somebody else is one that does not exist', async () => {
    const [anna, bo] = [await account(), await account()];
    const cartId = await fillCart(shop(), [[skus.fifty, 1]]);
    const { placed } = await buy(shop(), cartId, 'dk', anna.bearer);
    const orderId = Number(placed.orderId);
    const { events } = await subscribe(orderStatusChanged, { orderId }, anna.token);
    const [initial] = await events.first(1);
    expect(initial.data.orderStatusChanged).toMatchObject({ orderId, status: 'pending-payment' });
    expect([
      await outcomeOf(orderStatusChanged, { orderId }, bo.token),
      await outcomeOf(orderStatusChanged, { orderId: orderId + 1000 }, bo.token),
      await outcomeOf(orderStatusChanged, { orderId }),
    ]).toEqual(['OrderNotFound', 'OrderNotFound', 'Unauthenticated']);
    const { uid } = await shop()
      .db.selectFrom('payment')
      .select('uid')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await settlePayment({ db: shop().db, config }, uid, 'captured', now);
    const [, { data }] = await events.first(2);
    expect(data.orderStatusChanged).toMatchObject({ orderId, status: 'pending' });
    expect(data.orderStatusChanged.version).not.toBe(initial.data.orderStatusChanged.version);
  });

  it('send that the stock of a product has changed, and of all when many have', async () => {
    const { product_id: productId } = await shop()
      .db.selectFrom('sku')
      .select('product_id')
      .where('sku_id', '=', skus.fifty)
      .executeTakeFirstOrThrow();
    const { events } = await subscribe(stockChanged, { productId });
    await shop().db.updateTable('sku_stock').set({ in_stock: 1 }).where('sku_id', '=', skus.fifty).execute();
    await events.first(1);
    await sql`insert into stock_change (product_id) select 100000 + n from generate_series(1, 101) as n`.execute(
      shop().db,
    );
    const all = (await events.first(2)).map(({ data }) => data.stockChanged);
    expect(all.map((change) => change.productId)).toEqual([productId, productId]);
  });

  it('end with the login that their token comes from, on every process [AUTH-06]', async () => {
    const { account: own, ...anna } = await account();
    const id = await fillCart(shop(), [[skus.fifty, 1]]);
    const { ended } = await subscribe(cartChanged, { id }, anna.token);
    await endSessions(shop().db, own.id);
    expect(await ended).toMatchObject({ code: 4403 });
  });

  it('end when their token expires (websocket-010)', async () => {
    const sign = await tokenSigner(shop().db);
    const exp = now.getTime() / 1000 + 0.02;
    const client = connectClient(server, { token: sign({ sid: '7', exp }) });
    const id = await fillCart(shop(), [[skus.fifty, 1]]);
    expect(await follow(client, cartChanged, { id }).ended).toMatchObject({ code: 4403 });
  });

  it('do not begin with a token that is not valid', async () => {
    const client = connectClient(server, { token: 'made-up' });
    expect(await follow(client, stockChanged, { productId: 1 }).ended).toMatchObject({ code: 4403 });
  });

  it('are a matter of the socket, and nothing else is', async () => {
    const { errors } = await shop().request(stockChanged, { productId: 1 });
    expect(errors[0]?.message).toMatch(/query or a mutation/);
    const client = connectClient(server);
    const ended = await follow(client, '{ channels { id } }', {}).ended;
    expect(ended).toMatchObject([{ message: expect.stringMatching(/a subscription/) }]);
  });

  it('close with the server as one that goes away, so that the client connects to another', async () => {
    const { ended } = await subscribe(stockChanged, { productId: 1 });
    await server.close();
    expect(await ended).toMatchObject({ code: 1001 });
  });
});

describeOnPostgresql('the connection that listens', (database) => {
  it('is made again when it was cut, and everything that is followed counts as changed [REL-1]', async () => {
    const shop = await openShop(database);
    const server = await openRealtime(shop.db);
    const { events } = follow(connectClient(server), stockChanged, { productId: 1 });
    await server.followed.first(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen shop_change'`.execute(shop.db);
    await events.first(1);
    await sql`insert into stock_change (product_id) values (1)`.execute(shop.db);
    const [gap, change] = (await events.first(2)).map(({ data }) => data.stockChanged.version);
    expect([gap, change]).toEqual([expect.stringMatching(/^gap-/), expect.stringMatching(/^\d+$/)]);
    await server.close();
    await shop.close();
  });

  it('is closed when nothing is followed', async () => {
    const shop = await openShop(database);
    const server = await openRealtime(shop.db);
    const listeners = async (): Promise<number> =>
      (
        await sql<{ count: number }>`select count(*) from pg_stat_activity
          where datname = current_database() and query = 'listen shop_change'`.execute(shop.db)
      ).rows[0]?.count ?? 0;
    const before = await listeners();
    const { stop } = follow(connectClient(server), stockChanged, { productId: 1 });
    await server.followed.first(1);
    const during = await listeners();
    stop();
    while ((await listeners()) > 0);
    expect([before, during]).toEqual([0, 1]);
    await server.close();
    await shop.close();
  });
});
