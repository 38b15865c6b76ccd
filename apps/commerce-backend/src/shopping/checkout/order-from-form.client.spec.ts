import { makeCheckoutValues, orderInput } from '@lyng/checkout/testing';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { makeAccount } from '../../people/auth/testing/make-account.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { placeOrder } from './testing/documents.ts';
import { fillCart, filledForm, openShop } from './testing/open-shop.ts';
import type { TestShop } from './testing/open-shop.ts';
import { skus } from './testing/small-catalogue.ts';

const now = new Date('2026-03-02T10:00:00Z');

describe.each(testDatabases())('an order of the shop’s own form on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  afterAll(() => shop.close());

  type Typed = NonNullable<Parameters<typeof makeCheckoutValues>[0]>;

  /** What the form sends when it is filled in so. */
  const send = async (
    typed: Typed,
    { cartId, headers = {} }: { readonly cartId?: string; readonly headers?: Record<string, string> } = {},
  ) => {
    const id = cartId ?? (await fillCart(shop, [[skus.fifty, 1]]));
    const checkout = orderInput(
      makeCheckoutValues(typed),
      { market: 'dk', today: { year: 2026, month: 3, day: 2 } },
      filledForm.checkoutUrls,
    );
    const { data, errors } = await shop.request(
      placeOrder,
      { cartId: id, checkout, marketId: 'dk', languageId: 'da-DK' },
      headers,
    );
    expect(errors).toEqual([]);
    const order = await shop.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', Number(data.placeOrder.orderId))
      .executeTakeFirstOrThrow();
    return { cartId: id, order, uid: String(data.placeOrder.redirectUrl).split('/').at(-1) };
  };

  it('stores the message, the entry code, the care-of and the other address as typed [CHK-17]', async () => {
    const { delivery } = makeCheckoutValues();
    const { order } = await send({
      message: ' Ring på hos naboen ',
      entryCode: '4711#',
      careOf: 'c/o Ærø Hansen',
      hasDeliveryAddress: true,
      delivery: {
        ...delivery,
        firstName: 'Bo',
        lastName: 'Ek',
        addressLine1: 'Strandvej 2',
        zip: '2900',
        city: 'Hellerup',
        careOf: 'c/o Lyng',
        entryCode: 'B 12',
      },
    });
    expect(order).toMatchObject({
      message: 'Ring på hos naboen',
      billing_address: { entryCode: '4711#', careOf: 'c/o Ærø Hansen', zip: '2200' },
      shipping_address: {
        firstName: 'Bo',
        addressLine1: 'Strandvej 2',
        zip: '2900',
        careOf: 'c/o Lyng',
        entryCode: 'B 12',
      },
    });
  });

  it.each([true, false])(
    'keeps whether news is wanted: %s; it is still known once the order is paid [CHK-17]',
    async (newsletter) => {
      const { order, uid } = await send({ newsletter });
      expect(order.newsletter).toBe(newsletter);
      await settlePayment({ db: shop.db, config: makeConfig() }, uid ?? '', 'captured', now);
      expect(
        await shop.db
          .selectFrom('customer_order')
          .select(['status', 'newsletter'])
          .where('id', '=', order.id)
          .execute(),
      ).toEqual([{ status: 'received', newsletter }]);
    },
  );

  it('stores the owner of the cart of a rejected order, and no personal number [CHK-09]', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const checkout = {
      ...filledForm,
      identityNumber: '0101011234',
      merchantData: JSON.stringify({ expectedTotalIncVat: 1 }),
    };
    const { errors } = await shop.request(placeOrder, { cartId, checkout, marketId: 'dk', languageId: 'da-DK' });
    expect(errors[0]?.extensions?.['code']).toBe('PriceChanged');
    expect(
      await shop.db.selectFrom('checkout').select(['email', 'identity_number']).where('cart_id', '=', cartId).execute(),
    ).toEqual([{ email: filledForm.email, identity_number: '' }]);
  });

  it('keeps the last word of who comes back from the payment and ticks or empties the box [CHK-17]', async () => {
    const { cartId, order } = await send({ newsletter: false });
    const ticked = await send({ newsletter: true }, { cartId });
    expect(ticked.order).toMatchObject({ id: order.id, newsletter: true });
    expect((await send({ newsletter: false }, { cartId })).order).toMatchObject({ id: order.id, newsletter: false });
  });

  it('writes it on the account of who is logged in, where an empty box of a later order takes nothing back [CHK-17]', async () => {
    const { bearer, userId } = await makeAccount({ db: shop.db, config: makeConfig(), now: () => now });
    const wantsNews = async () =>
      (
        await shop.db
          .selectFrom('account')
          .select('newsletter')
          .where('id', '=', Number(userId))
          .executeTakeFirstOrThrow()
      ).newsletter;
    await send({ newsletter: false }, { headers: bearer });
    expect(await wantsNews()).toBe(false);
    await send({ newsletter: true }, { headers: bearer });
    expect(await wantsNews()).toBe(true);
    await send({ newsletter: false }, { headers: bearer });
    expect(await wantsNews()).toBe(true);
  });
});
