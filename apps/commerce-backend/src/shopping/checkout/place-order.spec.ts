import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { addToCart, getCart, placeOrder, setCartPromoCode, updateCartItem } from './testing/documents.ts';
import { buy, fillCart, filledForm, formOf, stockOf, useShop } from './testing/open-shop.ts';
import type { TestShop } from './testing/open-shop.ts';
import { sellFor, setStock, settle } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

const openOrders = async (shop: TestShop): Promise<number> =>
  (await shop.db.selectFrom('customer_order').select('id').where('status', '=', 'pending-payment').execute()).length;

describe.each(testDatabases())('placeOrder on $name', (database) => {
  const shop = useShop(database);
  beforeEach(() => shop.startOver());

  const place = (cartId: string, checkout: object, headers?: Record<string, string>) =>
    shop.request(placeOrder, { cartId, checkout, marketId: 'dk' }, headers);

  it('makes an order that waits for its payment and holds its stock', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 2]]);
    const { placed } = await buy(shop, cartId);
    expect(placed).toMatchObject({ orderId: '100001', status: 'pending-payment' });
    expect(placed.redirectUrl).toMatch(/^http:\/\/localhost:4300\/payments\/local\/[0-9a-f-]{36}$/);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
    const payment = await shop.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ state: 'pending', amount: 449_00, currency: 'DKK' });
  });

  it('takes stock first, then what may be sold beyond it, and leaves alone what is never counted', async () => {
    const cartId = await fillCart(shop, [
      [skus.threeAndTwoBeyond, 4],
      [skus.neverCounted, 30],
    ]);
    await buy(shop, cartId);
    expect(await stockOf(shop, skus.threeAndTwoBeyond)).toEqual({ inStock: 0, oversellable: 1 });
    expect(await stockOf(shop, skus.neverCounted)).toEqual({ inStock: 0, oversellable: 0 });
  });

  it.each([
    ['an invalid e-mail', { email: 'nobody' }, 'OrderNotValid'],
    ['a blacklisted customer', { email: 'blacklisted@example.com' }, 'OrderNotValid'],
    ['a zip without delivery', { billingAddress: { ...filledForm.billingAddress, zip: '0000' } }, 'OrderNotValid'],
    ['an invoice without credit', { email: 'nocredit@example.com', paymentId: 18 }, 'PaymentNotAllowed'],
    ['an invoice without a recipient', { paymentId: 18 }, 'INVALID_IDENTITY_NUMBER'],
    [
      'an invoice to an organisation with a person’s number',
      { paymentId: 18, customerType: 'ORGANIZATION', identityNumber: '010490-9995' },
      'INVALID_IDENTITY_NUMBER',
    ],
    ['terms that were not accepted (form-047)', { acceptedConsents: ['newsletter'] }, 'TermsNotAccepted'],
    ['a form without the terms (form-047)', { acceptedConsents: undefined }, 'TermsNotAccepted'],
    ['a way back to a foreign page', { checkoutUrls: { redirectUrl: 'https://evil.example/' } }, 'InvalidCheckoutUrl'],
  ])('rejects %s whatever the client has checked [CHK-03, CHK-09]', async (_, changes, code) => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    expect((await place(cartId, { ...filledForm, ...changes })).code).toBe(code);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect(await openOrders(shop)).toBe(0);
  });

  it.each([
    ['PERSON', '010490-9995'],
    ['ORGANIZATION', '13585628'],
  ])('sells by invoice to a %s of the register [CHK-09, CHK-11]', async (customerType, identityNumber) => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const { data } = await place(cartId, { ...filledForm, paymentId: 18, customerType, identityNumber });
    expect(data.placeOrder.status).toBe('completed');
  });

  it.each([
    ['dk', 50_00],
    ['se', 50_00],
    ['no', 50_00],
    ['fi', 5_00],
  ] as const)(
    'rejects goods below the minimum order value of %s, %d in its own minor units [CHK-04]',
    async (market, minimum) => {
      const cartId = await fillCart(shop, [[skus.fifty, 1]], market);
      // More expensive shipping does not add to the goods.
      const variables = { cartId, checkout: { ...formOf(market), shippingId: 3 }, marketId: market };
      await sellFor(shop, minimum - 1);
      const { errors } = await shop.request(placeOrder, variables);
      expect(errors[0]?.extensions).toMatchObject({ code: 'MinimumOrderValue', minOrderValue: minimum / 100 });
      await sellFor(shop, minimum);
      expect((await shop.request(placeOrder, variables)).code).toBeUndefined();
    },
  );

  it('lets the shopper confirm when the price differs from the shown one', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const shown = (expectedTotalIncVat: number) => ({
      ...filledForm,
      merchantData: JSON.stringify({ expectedTotalIncVat }),
    });
    await sellFor(shop, 210_00);
    const { errors } = await place(cartId, shown(249_00));
    expect(errors[0]?.extensions).toMatchObject({ code: 'PriceChanged', totalIncVat: 259 });
    expect(await openOrders(shop)).toBe(0);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect((await place(cartId, shown(259_00))).errors).toEqual([]);
    expect(await shop.db.selectFrom('payment').select('amount').execute()).toEqual([{ amount: 259_00 }]);
  });

  const codeOf = async (cartId: string) => (await place(cartId, filledForm)).code;
  it('[IN-7] rejects once an order that costs more than last shown, also from a client that does not send what it showed', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    await sellFor(shop, 210_00);
    const { errors } = await place(cartId, filledForm);
    expect(errors[0]?.extensions).toMatchObject({ code: 'PriceChanged', totalIncVat: 259 });
    expect(await openOrders(shop)).toBe(0);
    await sellFor(shop, 220_00);
    expect((await place(cartId, filledForm)).errors[0]?.extensions).toMatchObject({ totalIncVat: 269 });
    expect(await codeOf(cartId)).toBeUndefined();
  });

  it('[IN-7] takes an order whose total was shown, or that costs less than was shown', async () => {
    const [shown, cheaper] = [await fillCart(shop, [[skus.fifty, 1]]), await fillCart(shop, [[skus.fifty, 1]])];
    await sellFor(shop, 210_00);
    await shop.request(getCart, { id: shown, marketId: 'dk' });
    expect(await codeOf(shown)).toBeUndefined();
    await sellFor(shop, 190_00);
    expect(await codeOf(cheaper)).toBeUndefined();
  });

  it('[IN-7] a total that a client did not query has not been shown', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    await sellFor(shop, 210_00);
    await shop.request('query ($id: String) { getCart(id: $id) { id summary { subTotal { sellingPriceIncVat } } } }', {
      id: cartId,
    });
    expect(await codeOf(cartId)).toBe('PriceChanged');
  });

  it('[IN-7] with many concurrent orders no shopper pays more than was shown', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    await sellFor(shop, 210_00);
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(cartId)));
    expect(codes).toContain('PriceChanged');
    const paid = await shop.db.selectFrom('payment').select('amount').execute();
    // An order after an error with the total has agreed to that total.
    expect(paid.filter(({ amount }) => amount !== 259_00)).toEqual([]);
  });

  it('returns the same order for the same key, as after a lost response, and rejects the key for another form [CHK-14] (cart-007, cart-005)', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const key = { 'x-idempotency-key': 'one-click' };
    const first = await place(cartId, filledForm, key);
    const replay = await place(cartId, filledForm, key);
    expect(replay.data).toEqual(first.data);
    const other = await place(cartId, { ...filledForm, email: 'other@example.com' }, key);
    expect(other.code).toBe('IdempotencyConflict');
    expect(await openOrders(shop)).toBe(1);
  });

  it.each(['declined', 'expired'] as const)(
    'places again under the same key once the payment has %s, as from a new tab, and makes one order of repeats [CHK-14]',
    async (outcome) => {
      const cartId = await fillCart(shop, [[skus.fifty, 1]]);
      const key = { 'x-idempotency-key': 'same-content' };
      const dead = (await place(cartId, filledForm, key)).data.placeOrder;
      await settle(shop, dead.orderId, outcome);
      const replies = await Promise.all(Array.from({ length: 10 }, () => place(cartId, filledForm, key)));
      const retried = await place(cartId, filledForm, key);
      expect(retried.data.placeOrder).toMatchObject({ status: 'pending-payment' });
      expect(retried.data.placeOrder.orderId).not.toBe(dead.orderId);
      expect(retried.data.placeOrder.redirectUrl).not.toBe(dead.redirectUrl);
      for (const { data } of replies) expect(data.placeOrder).toEqual(retried.data.placeOrder);
      expect(await shop.db.selectFrom('customer_order').select('status').orderBy('id').execute()).toEqual([
        { status: 'cancelled' },
        { status: 'pending-payment' },
      ]);
      expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 49 });
    },
  );

  it('keeps the key of an order that was placed again for a day from then on [CHK-14]', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const key = { 'x-idempotency-key': 'same-content' };
    await place(cartId, filledForm, key);
    shop.passTime(23 * 60 * 60 * 1000);
    await shop.request(setCartPromoCode, { id: cartId, promoCode: 'HUNDRED' });
    await place(cartId, filledForm, { 'x-idempotency-key': 'with-the-code' });
    await shop.request(setCartPromoCode, { id: cartId, promoCode: '' });
    const again = await place(cartId, filledForm, key);
    shop.passTime(2 * 60 * 60 * 1000);
    expect((await place(cartId, { ...filledForm, email: 'other@example.com' }, key)).code).toBe('IdempotencyConflict');
    expect((await place(cartId, filledForm, key)).data).toEqual(again.data);
  });

  it('replaces the open order when the cart has changed, with the stock of the first given back', async () => {
    const cartId = await fillCart(shop, [[skus.threeAndTwoBeyond, 5]]);
    const first = await buy(shop, cartId);
    await shop.request(updateCartItem, { id: cartId, item: { skuId: skus.threeAndTwoBeyond, quantity: 4 } });
    await shop.request(addToCart, { id: cartId, item: { skuId: skus.fifty, quantity: 1 } });
    const second = await buy(shop, cartId);
    expect(second.placed.orderId).not.toBe(first.placed.orderId);
    expect(await openOrders(shop)).toBe(1);
    expect(await stockOf(shop, skus.threeAndTwoBeyond)).toEqual({ inStock: 0, oversellable: 1 });
    const states = await shop.db.selectFrom('payment').select('state').orderBy('order_id').execute();
    expect(states).toEqual([{ state: 'cancelled' }, { state: 'pending' }]);
  });

  it('leaves everything as it was when one line is sold out', async () => {
    const cartId = await fillCart(shop, [
      [skus.fifty, 1],
      [skus.campaign, 2],
    ]);
    await setStock(shop, skus.campaign, 1);
    const { code, facts } = await buy(shop, cartId);
    expect(code).toBe('InsufficientStock');
    expect(facts).toMatchObject({ skuId: skus.campaign, stock: 1 });
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 50 });
    expect(await shop.db.selectFrom('customer_order').select('id').execute()).toEqual([]);
  });

  it('spreads a fixed discount so that rows, VAT and sum of the order add up', async () => {
    const cartId = await fillCart(shop, [
      [skus.fifty, 1],
      [skus.campaign, 1],
    ]);
    await shop.request(setCartPromoCode, { id: cartId, promoCode: 'HUNDRED' });
    await buy(shop, cartId);
    const order = await shop.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      item_value_inc_vat: 500_00,
      item_value_ex_vat: 400_00,
      fixed_discount_inc_vat: 100_00,
      fixed_discount_ex_vat: 80_00,
      shipping_fee_inc_vat: 49_00,
      total_inc_vat: 449_00,
      total_ex_vat: 359_20,
    });
  });
});
