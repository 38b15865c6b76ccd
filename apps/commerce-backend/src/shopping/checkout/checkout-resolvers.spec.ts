import type { MarketAlias } from '@lyng/model';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { createOrUpdateCheckout, validateOrderCreation } from './testing/documents.ts';
import { address, fillCart, filledForm, useShop } from './testing/open-shop.ts';
import { setStock } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

const validation = { email: 'aase@example.com', billingAddress: address };

describe.each(testDatabases())('checkout on $name', (database) => {
  const shop = useShop(database);

  const fill = async (checkout: object | undefined, marketId: MarketAlias = 'dk', id?: string) => {
    const cartId = id ?? (await fillCart(shop, [[skus.fifty, 1]], marketId));
    const { data, errors } = await shop.request(createOrUpdateCheckout, { cartId, checkout, marketId });
    return { cartId, checkout: data?.createOrUpdateCheckout, errors };
  };
  const request = async (checkout: object, given: { readonly cartId?: string; readonly ready?: boolean } = {}) => {
    const cartId = given.cartId ?? (await fillCart(shop, [[skus.fifty, 1]]));
    if (given.ready !== false) await fill({ billingAddress: address }, 'dk', cartId);
    const { data } = await shop.request(validateOrderCreation, { cartId, checkout, marketId: 'dk' });
    return data.validateOrderCreation;
  };

  it.each([
    ['no zip', { email: 'aase@example.com' }],
    ['a zip without delivery', { billingAddress: { ...address, zip: '3900' } }],
  ])('with %s offers no shipping, and every way to pay [CHK-02] [CON-N0]', async (_, form) => {
    const { checkout } = await fill(form);
    expect(checkout).toMatchObject({
      shippingOptions: [],
      paymentOptions: [
        { name: 'Card', paymentType: 'GEINS_PAY', isSelected: true },
        { name: 'DirectInvoice', paymentType: 'STANDARD', isSelected: false },
      ],
      checkoutStatus: 'OK',
    });
  });

  it.each([
    ['dk', '2100', [49, 59, 99]],
    ['se', '114 18', [59, 69, 99]],
    ['no', '0150', [79, 59, 149]],
    ['fi', '00100', [5.9, 6.9, 9.9]],
  ] as const)('offers %s the market’s ways to zip %s, the first selected [CHK-02]', async (marketId, zip, fees) => {
    const { checkout } = await fill({ billingAddress: { ...address, zip } }, marketId);
    expect(checkout.shippingOptions.map(({ feeIncVat }: { feeIncVat: number }) => feeIncVat)).toEqual(fees);
    expect(checkout.shippingOptions.map(({ isSelected }: { isSelected: boolean }) => isSelected)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('puts the chosen option into the cart, and the delivery address’s zip before the billing one', async () => {
    const { cartId, checkout } = await fill({ billingAddress: address, shippingId: 3 });
    expect(checkout.cart.summary).toMatchObject({
      total: { sellingPriceIncVat: 299 },
      shipping: { id: 3, feeIncVat: 99, isDefault: false },
    });
    const moved = await fill({ shippingAddress: { ...address, zip: '0000' } }, 'dk', cartId);
    expect(moved.checkout.shippingOptions).toEqual([]);
  });

  it('offers three shops near the zip and keeps the chosen one', async () => {
    const { cartId } = await fill({ billingAddress: address, shippingId: 2, pickupPoint: '2100-3' });
    const { checkout } = await fill(undefined, 'dk', cartId);
    const [parcelShop] = checkout.shippingOptions;
    expect(parcelShop.subOptions).toMatchObject([
      { isSelected: false, shippingData: expect.stringMatching(/"street":"Søndergade 12, 2100".*"hours":"Alle dage/) },
      { isSelected: false },
      { externalId: '2100-3', isSelected: true },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['a message', { message: 'Ring' }],
  ])('with %s and the cart’s id reveals nothing about the person who fills in the form', async (_, checkout) => {
    const { cartId } = await fill({
      email: 'aase@example.com',
      identityNumber: '0101011234',
      billingAddress: address,
      shippingAddress: { ...address, firstName: 'Bo' },
    });
    const { data } = await shop.request(createOrUpdateCheckout, { cartId, checkout, marketId: 'dk' });
    const emptyPerson = { firstName: '', zip: '' };
    expect(data.createOrUpdateCheckout).toMatchObject({
      email: '',
      identityNumber: '',
      billingAddress: emptyPerson,
      shippingAddress: emptyPerson,
    });
    expect(data.createOrUpdateCheckout.shippingOptions).toHaveLength(3);
  });

  it('returns what the request itself sent about the person', async () => {
    const { cartId } = await fill({
      email: 'aase@example.com',
      identityNumber: '0101011234',
      billingAddress: address,
      shippingAddress: { ...address, firstName: 'Bo' },
    });
    const { checkout } = await fill(
      { email: ' bo@example.com ', billingAddress: { ...address, zip: '8000' } },
      'dk',
      cartId,
    );
    const person = { firstName: 'Åse', zip: '8000' };
    expect(checkout).toMatchObject({
      email: 'bo@example.com',
      identityNumber: '',
      billingAddress: person,
      shippingAddress: person,
    });
  });

  it('[IN-20, IN-17, IN-19, IN-16] stores what was pasted without invisible characters and in one spelling', async () => {
    const pasted = { ...address, firstName: 'Åse\u202e', lastName: '\u200bHolm\u00ad', zip: 'DK\u20132100' };
    const { cartId, checkout } = await fill({
      email: 'aase@example.com\u200b',
      identityNumber: '010490\u20139995',
      billingAddress: pasted,
      shippingAddress: { ...pasted, zip: '２１００' },
    });
    expect(checkout.shippingOptions).toHaveLength(3);
    const drafts = shop.db.selectFrom('checkout').selectAll().where('cart_id', '=', cartId);
    const draft = await drafts.executeTakeFirstOrThrow();
    const plain = { firstName: 'Åse', lastName: 'Holm', zip: '2100' };
    expect(draft).toMatchObject({ email: 'aase@example.com', identity_number: '010490-9995' });
    expect([draft.billing_address, draft.shipping_address]).toMatchObject([plain, plain]);
  });

  it.each([
    [null, validation],
    [null, { ...validation, billingAddress: { ...address, country: 'danmark' } }],
    ['Email seems to be invalid', { ...validation, email: 'aase@' }],
    ['Email seems to be invalid', { ...validation, email: `${'a'.repeat(65)}@b.se` }],
    ['Customer is blacklisted', { ...validation, email: 'Blacklisted@example.com' }],
    ['First name is required', { ...validation, billingAddress: { ...address, firstName: ' ' } }],
    ['Last name is required', { ...validation, billingAddress: { ...address, lastName: '' } }],
    ['Address is required', { ...validation, billingAddress: { ...address, addressLine1: '' } }],
    ['City is required', { ...validation, billingAddress: { ...address, city: '' } }],
    ['Zip is required', { ...validation, billingAddress: { ...address, zip: '' } }],
    ['Invalid Billing Country', { ...validation, billingAddress: { ...address, country: 'SE' } }],
    ['Invalid Shipping Country', { ...validation, shippingAddress: { ...address, country: 'NO' } }],
  ])('returns %j [CHK-05] [IN-18, SPEC-23]', async (message, checkout) => {
    expect(await request(checkout)).toEqual({ isValid: message === null, message, memberType: null });
  });

  it('requires shipping and payment to be selected where nothing is delivered', async () => {
    const response = await request({ ...validation, billingAddress: { ...address, zip: '0000' } }, { ready: false });
    expect(response).toMatchObject({ isValid: false, message: 'Payment must be selected' });
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense', ''])(
    'reports that there is no cart %j',
    async (cartId) => {
      const message = `No cart was found with the ID ${cartId}`;
      const { data } = await shop.request(validateOrderCreation, { cartId, checkout: filledForm });
      expect(data.validateOrderCreation).toEqual({ isValid: false, message, memberType: null });
    },
  );

  it('reports that the stock is gone', async () => {
    const cartId = await fillCart(shop, [[skus.campaign, 2]]);
    await setStock(shop, skus.campaign, 1);
    expect(await request(validation, { cartId })).toMatchObject({ message: 'Insufficient stock amount' });
    await setStock(shop, skus.campaign, 50);
  });

  it('returns the member type of a customer without credit', async () => {
    expect(await request({ ...validation, email: 'nocredit@example.com' })).toEqual({
      isValid: true,
      message: null,
      memberType: 'NO CREDIT-LIMITED',
    });
  });

  it('responds to a cart five times a minute, however many requests come at once', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const ask = async () => (await shop.request(validateOrderCreation, { cartId, checkout: validation })).code;
    const codes = await Promise.all(Array.from({ length: 30 }, ask));
    expect(codes.filter((code) => code === undefined)).toHaveLength(5);
    expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(25);
    shop.passTime(60_000);
    expect(await ask()).toBeUndefined();
  });
});
