import { makeCheckoutValues, orderInput } from '@lyng/checkout/testing';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { findAccount } from '../../people/account/account-store.ts';
import { placeOrder } from './testing/documents.ts';
import { fillCart, filledForm, useShop } from './testing/open-shop.ts';
import { makeCustomer, orderOf, settle } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

describe.each(testDatabases())('an order of the shop’s own form on $name', (database) => {
  const shop = useShop(database);

  type Typed = NonNullable<Parameters<typeof makeCheckoutValues>[0]>;

  /** Sends the form with these typed fields. */
  const send = async (
    typed: Typed,
    { cartId, headers = {} }: { readonly cartId?: string; readonly headers?: Record<string, string> } = {},
  ) => {
    const id = cartId ?? (await fillCart(shop, [[skus.fifty, 1]]));
    const checkout = orderInput(
      makeCheckoutValues({ shippingId: '', ...typed }),
      { market: 'dk', today: { year: 2026, month: 3, day: 2 } },
      filledForm.checkoutUrls,
    );
    const { data, errors } = await shop.request(
      placeOrder,
      { cartId: id, checkout, marketId: 'dk', languageId: 'da-DK' },
      headers,
    );
    expect(errors).toEqual([]);
    return { cartId: id, order: await orderOf(shop, data.placeOrder.orderId) };
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
      const { order } = await send({ newsletter });
      expect(order.newsletter).toBe(newsletter);
      await settle(shop, order.id);
      expect(await orderOf(shop, order.id)).toMatchObject({ status: 'received', newsletter });
    },
  );

  it('stores the owner of the cart of a rejected order, and no personal number [CHK-09]', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const checkout = {
      ...filledForm,
      identityNumber: '0101011234',
      merchantData: JSON.stringify({ expectedTotalIncVat: 1 }),
    };
    const { code } = await shop.request(placeOrder, { cartId, checkout, marketId: 'dk', languageId: 'da-DK' });
    expect(code).toBe('PriceChanged');
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
    const { bearer, userId } = await makeCustomer(shop);
    for (const [newsletter, wantsNews] of [
      [false, false],
      [true, true],
      [false, true],
    ] as const) {
      await send({ newsletter }, { headers: bearer });
      expect((await findAccount(shop.db, userId))?.newsletter).toBe(wantsNews);
    }
  });
});
