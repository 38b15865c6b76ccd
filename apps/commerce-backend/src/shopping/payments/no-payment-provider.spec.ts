import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { createOrUpdateCheckout, placeOrder } from '../checkout/testing/documents.ts';
import { buy, fillCart, filledForm, useShop } from '../checkout/testing/open-shop.ts';
import { giveGiftCard } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

const now = new Date('2026-03-02T10:00:00Z');

describe('a shop without the demo', () => {
  let app: FastifyInstance;
  afterAll(() => app.close());
  const demo = useShop(anyDatabase());
  beforeAll(() => {
    app = buildApp({ db: demo.db, config: makeConfig({ demo: false }), now: () => now });
  });

  const place = async (cartId: string) => {
    const { data, errors } = await requestApi(app, placeOrder, { cartId, checkout: filledForm, marketId: 'dk' });
    return errors[0]?.extensions?.['code'] ?? data.placeOrder.status;
  };

  it('[REL-15] offers ways of delivery, but none to pay, places no order that must be paid, and explains why', async () => {
    const cartId = await fillCart(demo, [[skus.fifty, 1]]);
    expect(await place(cartId)).toBe('NoPaymentMethod');
    expect(await demo.db.selectFrom('customer_order').select('status').execute()).toEqual([]);
    const { data } = await requestApi(app, createOrUpdateCheckout, { cartId, checkout: filledForm, marketId: 'dk' });
    expect(data.createOrUpdateCheckout).toMatchObject({
      shippingOptions: [expect.anything(), expect.anything(), expect.anything()],
      paymentOptions: [],
    });
  });

  it('[REL-15] places an order that a gift card pays', async () => {
    const cartId = await fillCart(demo, [[skus.fifty, 1]]);
    await giveGiftCard(demo, cartId, 100_000_00);
    expect(await place(cartId)).toBe('completed');
  });

  it('[REL-15] has no page on which an order is paid with a code that the page shows, and takes no form', async () => {
    const { placed } = await buy(demo, await fillCart(demo, [[skus.fifty, 1]]));
    const { pathname } = new URL(placed.redirectUrl);
    expect((await demo.app.inject(pathname)).statusCode).toBe(200);
    expect((await app.inject(pathname)).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/payments/local-checkout' })).statusCode).toBe(404);
  });
});
