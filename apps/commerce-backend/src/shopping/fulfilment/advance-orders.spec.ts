import type { MadeAccount } from '../../people/auth/testing/make-account.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { confirm, getOrder } from '../checkout/testing/documents.ts';
import { buy, fillCart, formOf, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer, settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { advanceOrders } from './advance-orders.ts';

describe.each(testDatabases())('the way of a paid order on $name', (database) => {
  const shop = useShop(database);
  let anna: MadeAccount;
  const failures: unknown[] = [];
  beforeEach(async () => {
    await shop.startOver();
    anna = await makeCustomer(shop);
  });

  const order = async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const { placed } = await buy(shop, cartId, 'dk', anna.bearer, { shippingId: 1 });
    return { id: Number(placed.orderId), publicId: String(placed.publicId), cartId };
  };
  const advance = (at: string) =>
    advanceOrders({ db: shop.db, report: (error) => void failures.push(error) }, new Date(`${at}Z`));
  const shown = async (orderId: number) => {
    const { data } = await shop.request(getOrder, { orderId }, anna.bearer);
    return { status: data.getOrder.status, parcels: data.getOrder.shippingDetails };
  };

  // The clock begins on a Monday.
  it('is packed, sent with a number and delivered, each once', async () => {
    const { id } = await order();
    await settle(shop, id);
    const parcel = { id: expect.any(Number), name: 'PostNord', parcelNumber: `LY000000${String(id)}DK` };
    const chosen = { id, name: 'Levering til døren', parcelNumber: null };
    for (const [at, status, parcels] of [
      ['2026-03-02T12:59', 'pending', [chosen]],
      ['2026-03-02T13:00', 'partial', [chosen]],
      ['2026-03-02T16:00', 'partial', [parcel]],
      ['2026-03-02T16:01', 'partial', [parcel]],
      ['2026-03-03T15:00', 'completed', [parcel]],
      ['2026-04-03T15:00', 'completed', [parcel]],
    ] as const) {
      await Promise.all([advance(at), advance(at)]);
      expect(await shown(id)).toEqual({ status, parcels });
    }
    const stored = await shop.db.selectFrom('parcel').selectAll().execute();
    expect(stored).toMatchObject([
      {
        packed_at: new Date('2026-03-02T13:00Z'),
        sent_at: new Date('2026-03-02T16:00Z'),
        delivered_at: new Date('2026-03-03T15:00Z'),
        tracking_link: `https://tracking.postnord.com/dk/?id=LY000000${String(id)}DK`,
      },
    ]);
    expect(failures).toEqual([]);
  });

  it('goes all of it at once after a pause', async () => {
    const { id } = await order();
    await settle(shop, id);
    await advance('2026-05-03T15:00');
    expect(await shown(id)).toMatchObject({ status: 'completed', parcels: [{ name: 'PostNord' }] });
  });

  it.each([
    ['in stock', skus.fifty, 'ons. 4. mar.', '2026-03-04T15:00:00.000Z'],
    ['made to order', skus.neverCounted, 'ons. 11. mar.', '2026-03-11T15:00:00.000Z'],
  ])('arrives on the day that cart, option, confirmation and mail have named: %s', async (_stock, skuId, day, at) => {
    const cartId = await fillCart(shop, [[skuId, 1]]);
    const inCart = 'summary { shipping { shippingData } }';
    const { data } = await shop.request(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
        cart { ${inCart} } shippingOptions { shippingData } } }`,
      { cartId, checkout: formOf('dk') },
    );
    const { placed } = await buy(shop, cartId, 'dk', anna.bearer);
    await settle(shop, Number(placed.orderId));
    const confirmed = await shop.request(
      `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { cart { ${inCart} } } }`,
      { id: placed.publicId, cartId },
    );
    const { cart, shippingOptions } = data.createOrUpdateCheckout;
    for (const { shippingData } of [
      cart.summary.shipping,
      shippingOptions[0],
      confirmed.data.checkout.cart.summary.shipping,
    ])
      expect(JSON.parse(shippingData)).toEqual({ arrivesOnFormatted: day });
    const { html } = await shop.db.selectFrom('outbox_mail').select('html').executeTakeFirstOrThrow();
    expect(html).toContain(`Forventet levering: <strong>${day}</strong>`);
    await advance('2026-05-03T15:00');
    const parcel = await shop.db.selectFrom('parcel').select('delivered_at').executeTakeFirstOrThrow();
    expect(parcel.delivered_at).toEqual(new Date(at));
  });

  it('begins with the payment', async () => {
    const { id } = await order();
    await advance('2026-04-03T15:00');
    expect(await shown(id)).toMatchObject({ status: 'pending-payment', parcels: [{ parcelNumber: null }] });
  });

  it('leaves the confirmation page what it was', async () => {
    const { id, publicId, cartId } = await order();
    await settle(shop, id);
    await advance('2026-03-02T16:00');
    const { data } = await shop.request(confirm, { id: publicId, cartId });
    expect(data.checkout).toMatchObject({ completed: true, nthPurchase: 1 });
  });
});
