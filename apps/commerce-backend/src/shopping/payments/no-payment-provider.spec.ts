import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { createOrUpdateCheckout, placeOrder } from '../checkout/testing/documents.ts';
import { fillCart, filledForm, openShop } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

const now = new Date('2026-03-02T10:00:00Z');

describe('a shop without the demo', () => {
  let demo: TestShop;
  let app: FastifyInstance;
  beforeAll(async () => {
    demo = await openShop(anyDatabase());
    app = buildApp({ db: demo.db, config: makeConfig({ demo: false }), now: () => now });
  });
  afterAll(async () => {
    await app.close();
    await demo.close();
  });

  const place = async (cartId: string) => {
    const { data, errors } = await requestApi(app, placeOrder, { cartId, checkout: filledForm, marketId: 'dk' });
    return errors[0]?.extensions?.['code'] ?? data.placeOrder.status;
  };
  const orders = () => demo.db.selectFrom('customer_order').select('status').execute();

  it('[REL-15] places no order that must be paid, and explains why', async () => {
    expect(await place(await fillCart(demo, [[skus.fifty, 1]]))).toBe('NoPaymentMethod');
    expect(await orders()).toEqual([]);
  });

  it('[REL-15] offers ways of delivery, but none to pay', async () => {
    const cartId = await fillCart(demo, [[skus.fifty, 1]]);
    const { data } = await requestApi(app, createOrUpdateCheckout, { cartId, checkout: filledForm, marketId: 'dk' });
    expect(data.createOrUpdateCheckout).toMatchObject({
      shippingOptions: [expect.anything(), expect.anything(), expect.anything()],
      paymentOptions: [],
    });
  });

  it('[REL-15] places an order that a gift card pays', async () => {
    const code = 'GK2222222222222222';
    const card = { currency: 'DKK', value: 100_000_00, balance: 100_000_00, bought_with: null, created_at: now };
    await demo.db
      .insertInto('gift_card')
      .values({ ...card, code, expires_at: new Date('2027-03-02T10:00:00Z') })
      .execute();
    const cartId = await fillCart(demo, [[skus.fifty, 1]]);
    await demo.db.insertInto('cart_gift_card').values({ cart_id: cartId, code }).execute();
    expect(await place(cartId)).toBe('completed');
  });

  it('[REL-15] has no page on which an order is paid with a code that the page shows', async () => {
    const { data } = await demo.request(placeOrder, {
      cartId: await fillCart(demo, [[skus.fifty, 1]]),
      checkout: filledForm,
      marketId: 'dk',
    });
    const { pathname } = new URL(data.placeOrder.redirectUrl);
    expect((await demo.app.inject(pathname)).statusCode).toBe(200);
    expect((await app.inject(pathname)).statusCode).toBe(404);
  });
});
