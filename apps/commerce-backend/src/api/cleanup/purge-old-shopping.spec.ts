import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { createOrUpdateCheckout, getCart } from '../../shopping/checkout/testing/documents.ts';
import { address, buy, fillCart, filledForm, openShop } from '../../shopping/checkout/testing/open-shop.ts';
import { skus } from '../../shopping/checkout/testing/small-catalogue.ts';
import { settlePayment } from '../../shopping/payments/settle-payment.ts';
import type { PaymentOutcome } from '../../shopping/payments/settle-payment.ts';
import { purgeOldShopping } from './purge-old-shopping.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const start = new Date('2026-03-02T10:00:00Z');
const after = (days: number, milliseconds = 0): Date =>
  new Date(start.getTime() + days * 24 * 60 * 60 * 1000 + milliseconds);

describe.each(testDatabases())('forgetting old shopping on $name', (database) => {
  const shop = openForSuite(() => openShop(database));
  beforeEach(() => shop().startOver());

  const fillIn = async (): Promise<string> => {
    const cartId = await fillCart(shop(), [[skus.fifty, 1]]);
    await shop().request(createOrUpdateCheckout, {
      cartId,
      checkout: { ...filledForm, identityNumber: '0101011234' },
      marketId: 'dk',
    });
    return cartId;
  };
  const order = async (outcome: PaymentOutcome) => {
    const cartId = await fillIn();
    const { placed } = await buy(shop(), cartId);
    await settlePayment({ db: shop().db, config: makeConfig() }, placed.redirectUrl.split('/').at(-1), outcome, start);
    return { cartId, id: Number(placed.orderId) };
  };
  const count = async (table: 'cart' | 'cart_line' | 'checkout' | 'outbox_mail'): Promise<number> =>
    (await shop().db.selectFrom(table).selectAll().execute()).length;
  const orders = () => shop().db.selectFrom('customer_order').selectAll().orderBy('id').execute();

  it('deletes a form after 30 days, but not its cart with its lines', async () => {
    const cartId = await fillIn();
    await purgeOldShopping(shop().db, after(30));
    expect(await count('checkout')).toBe(1);
    await purgeOldShopping(shop().db, after(30, 1));
    expect(await count('checkout')).toBe(0);
    expect((await shop().request(getCart, { id: cartId })).data.getCart).toMatchObject({
      id: cartId,
      items: [{ skuId: skus.fifty }],
    });
  });

  it('deletes a form of an order that was received too, and of the order nothing', async () => {
    await order('captured');
    const before = await orders();
    await purgeOldShopping(shop().db, after(400));
    expect([await count('checkout'), await count('cart')]).toEqual([0, 1]);
    expect(await orders()).toEqual(before);
    expect(before).toMatchObject([
      { status: 'received', email: 'aase@example.com', billing_address: { lastName: address.lastName } },
    ]);
  });

  it.each(['declined', 'expired'] as const)(
    'deletes the person of a %s payment after 30 days, and keeps what was ordered',
    async (outcome) => {
      await order(outcome);
      await shop()
        .db.updateTable('customer_order')
        .set({
          user_id: '7',
          message: 'Ring',
          newsletter: true,
          pickup_point: '2100-1',
          shipping_address: JSON.stringify(address),
        })
        .execute();
      const before = await orders();
      await purgeOldShopping(shop().db, after(30));
      expect(await orders()).toEqual(before);
      await purgeOldShopping(shop().db, after(30, 1));
      const [remaining] = await orders();
      const text = JSON.stringify(remaining);
      for (const word of ['aase', 'Åse', 'Lyng', 'Hedevej', '2100-1', '0101011234', 'Ring', '"7"'])
        expect(text).not.toContain(word);
      expect(remaining).toMatchObject({
        status: 'cancelled',
        total_inc_vat: 249_00,
        billing_address: { zip: '' },
        shipping_address: null,
        user_id: null,
        newsletter: false,
        content_hash: '',
      });
      expect(await shop().db.selectFrom('order_row').selectAll().execute()).toHaveLength(1);
    },
  );

  it('leaves an order that waits to be paid alone, however old', async () => {
    await buy(shop(), await fillIn());
    const before = await orders();
    await purgeOldShopping(shop().db, after(300));
    expect(await orders()).toEqual(before);
  });

  it('deletes mails after 30 days', async () => {
    await order('captured');
    await purgeOldShopping(shop().db, after(30));
    expect(await count('outbox_mail')).toBe(1);
    await purgeOldShopping(shop().db, after(30, 1));
    expect(await count('outbox_mail')).toBe(0);
  });

  it('deletes a cart that was not touched for as long as its cookie lives', async () => {
    await fillIn();
    await purgeOldShopping(shop().db, after(365));
    expect([await count('cart'), await count('cart_line')]).toEqual([1, 1]);
    await purgeOldShopping(shop().db, after(365, 1));
    expect([await count('cart'), await count('cart_line'), await count('checkout')]).toEqual([0, 0, 0]);
  });

  it('deletes all of it in batches, and nothing more the second time', async () => {
    for (let shopper = 0; shopper < 3; shopper += 1) await order('captured');
    for (let shopper = 0; shopper < 3; shopper += 1) await order('declined');
    await purgeOldShopping(shop().db, after(366), 2);
    const left = await orders();
    expect([await count('checkout'), await count('outbox_mail'), await count('cart')]).toEqual([0, 0, 3]);
    expect(left.map(({ status, email }) => [status, email])).toEqual([
      ...Array<unknown>(3).fill(['received', 'aase@example.com']),
      ...Array<unknown>(3).fill(['cancelled', '']),
    ]);
    await purgeOldShopping(shop().db, after(366), 2);
    expect(await orders()).toEqual(left);
  });
});
