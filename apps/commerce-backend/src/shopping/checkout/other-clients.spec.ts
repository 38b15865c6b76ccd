import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { addToCart, createOrUpdateCheckout, placeOrder, validateOrderCreation } from './testing/documents.ts';
import { address, buy, fillCart, filledForm, useShop } from './testing/open-shop.ts';
import { makeCustomer, orderOf, sellFor, setStock } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

const DAY = 24 * 60 * 60 * 1000;
const invoice = { paymentId: 18, identityNumber: '010490-9995' };

const orderFields = `orderId transactionId status email firstName lastName company phone address1 address2 zip city country gender
  secondaryTransactionId message pickupPoint billingAddress { firstName country } shippingAddress { firstName }`;
const checkoutOf = `query ($id: String!, $cartId: String, $paymentType: PaymentType = STANDARD) {
  checkout(id: $id, cartId: $cartId, paymentType: $paymentType) { completed htmlSnippet newCheckoutSession nthPurchase order { ${orderFields} } cart { id merchantData isCompleted items { quantity } } } }`;
const conditions = `query ($cartId: String!, $email: String) {
  validateOrderConditions(cartId: $cartId, email: $email) { isValid message } }`;

// As clients of the API that are not this shop's own pages expect it.
describe.each(testDatabases())('the checkout of another client on $name', (database) => {
  const shop = useShop(database);
  afterEach(() => shop.startOver());

  const cart = () => fillCart(shop, [[skus.fifty, 1]]);
  const place = async (cartId: string, more: object) => {
    const checkout = { ...filledForm, ...more };
    const { data, code } = await shop.request(placeOrder, { cartId, checkout, marketId: 'dk' });
    return { placed: data?.placeOrder, code };
  };
  const validateCreation = async (cartId: string, more: object) => {
    const checkout = { email: 'aase@example.com', billingAddress: address, ...more };
    return (await shop.request(validateOrderCreation, { cartId, checkout, marketId: 'dk' })).data.validateOrderCreation;
  };
  const summaryOf = async (variables: object) => (await shop.request(checkoutOf, { ...variables })).data.checkout;

  describe('consents', () => {
    it('are offered in the language of the request, none of them ticked', async () => {
      const { data } = await shop.request(
        `mutation ($cartId: String!) { createOrUpdateCheckout(cartId: $cartId, languageId: "sv-SE") {
          consents { type name description checked autoAccept } } }`,
        { cartId: await cart() },
      );
      expect(data.createOrUpdateCheckout.consents).toMatchObject([
        { type: 'order', name: 'Köpvillkor', checked: false, autoAccept: false },
        { type: 'newsletter', checked: false, autoAccept: false },
      ]);
    });

    it.each([
      [['newsletter', null, 'order'], undefined],
      [['constructor', 'ORDER'], 'TermsNotAccepted'],
      [null, 'TermsNotAccepted'],
    ])('%j make an order, or %j', async (acceptedConsents, code) => {
      expect((await place(await cart(), { acceptedConsents })).code).toBe(code);
    });
  });

  describe('a way to pay', () => {
    it.each([
      [18, 18],
      [999, 23],
    ])('%j that is named before the zip stays selected after it, if the shop has it: %j', async (paymentId, id) => {
      const cartId = await cart();
      for (const checkout of [{ paymentId }, { billingAddress: address }]) {
        const { data } = await shop.request(createOrUpdateCheckout, { cartId, checkout, marketId: 'dk' });
        const { paymentOptions } = data.createOrUpdateCheckout;
        expect(paymentOptions.filter(({ isSelected }: { isSelected: boolean }) => isSelected)).toMatchObject([{ id }]);
      }
    });

    it.each([
      ['nothing', {}, 'Payment must be selected'],
      ['a way that there is not', { paymentId: 999 }, 'Payment must be selected'],
      ['a card', { paymentId: 23 }, null],
      ['an invoice', invoice, null],
      ['an invoice to nobody', { paymentId: 18 }, 'An invoice needs a valid identity number'],
    ])('must be named to validate, as it must to place: %s [CON-N1]', async (_, more, message) => {
      expect(await validateCreation(await cart(), more)).toMatchObject({ isValid: message === null, message });
    });

    it('of the type STANDARD is completed at once, with its stock taken and its mail sent [CON-N2]', async () => {
      const cartId = await cart();
      const { placed } = await place(cartId, invoice);
      expect(placed).toMatchObject({
        status: 'completed',
        redirectUrl: `http://dk.localhost:4200/checkout/confirm?oid=${placed.publicId}&cartid=${cartId}`,
      });
      expect((await place(cartId, invoice)).placed).toEqual(placed);
      expect(await shop.db.selectFrom('payment').select(['state', 'amount']).execute()).toEqual([
        { state: 'captured', amount: 249_00 },
      ]);
      expect(await shop.db.selectFrom('outbox_mail').select('id').execute()).toHaveLength(1);
    });
  });

  it('stores a country by its code', async () => {
    const { placed } = await place(await cart(), { billingAddress: { ...address, country: 'Tanska' } });
    expect((await orderOf(shop, placed.orderId)).billing_address.country).toBe('DK');
  });

  describe('conditions', () => {
    const validate = async (cartId: string, email?: string) =>
      (await shop.request(conditions, { cartId, email })).data.validateOrderConditions;

    it.each([
      ['aase@example.com', null],
      ['aase@', 'Email seems to be invalid'],
      ['blacklisted@example.com', 'Customer is blacklisted'],
    ])('of a full cart with the address %j: %j', async (email, message) => {
      expect(await validate(await cart(), email)).toEqual({ isValid: message === null, message });
    });

    it('are stock, goods and a cart', async () => {
      const cartId = await cart();
      await setStock(shop, skus.fifty, 0);
      expect(await validate(cartId)).toEqual({ isValid: false, message: 'Insufficient stock amount' });
      const { data: empty } = await shop.request('{ getCart { id } }');
      expect(await validate(empty.getCart.id)).toEqual({ isValid: false, message: 'The cart is empty' });
      expect(await validate('nonsense')).toEqual({ isValid: false, message: 'No cart was found with the ID nonsense' });
    });

    it('count the units of a size in all groups', async () => {
      const cartId = await fillCart(shop, [[skus.threeAndTwoBeyond, 3]]);
      const item = { skuId: skus.threeAndTwoBeyond, quantity: 2, groupKey: 'g' };
      await shop.request(addToCart, { id: cartId, item });
      expect(await validate(cartId)).toEqual({ isValid: true, message: null });
      await setStock(shop, skus.threeAndTwoBeyond, 2);
      expect(await validate(cartId)).toEqual({ isValid: false, message: 'Insufficient stock amount' });
    });

    it('are the market’s minimum [CON-N1]', async () => {
      const cartId = await cart();
      await sellFor(shop, 1);
      const below = { isValid: false, message: 'The order value is below the minimum' };
      expect(await validate(cartId)).toEqual(below);
      expect(await validateCreation(cartId, { paymentId: 23 })).toMatchObject(below);
    });

    it('may be requested five times a minute', async () => {
      const cartId = await cart();
      for (let count = 0; count < 5; count += 1) await validate(cartId);
      expect((await shop.request(conditions, { cartId })).code).toBe('TooManyRequests');
    });
  });

  describe('the order', () => {
    const ordered = async () => {
      const cartId = await cart();
      const { placed } = await buy(shop, cartId, 'dk', {}, { ...invoice, message: 'Ring' });
      return { cartId, orderId: String(placed.orderId), publicId: String(placed.publicId) };
    };
    const buyer = {
      email: 'aase@example.com',
      firstName: 'Åse',
      address1: 'Hedevej 1',
      zip: '2100',
      city: 'København',
    };

    it('is shown with its buyer to who knows its public id and its cart', async () => {
      const { cartId, orderId, publicId } = await ordered();
      expect(await summaryOf({ id: publicId, cartId })).toMatchObject({
        completed: true,
        order: {
          orderId,
          status: 'pending',
          gender: 'UNKNOWN',
          secondaryTransactionId: null,
          message: 'Ring',
          ...buyer,
        },
        cart: { id: cartId },
      });
    });

    it.each([
      ['its public id', 'publicId', {}],
      ['its public id and a cart of null', 'publicId', { cartId: null }],
      ['its public id and no cart', 'publicId', { cartId: '' }],
      ['its number and its cart', 'orderId', 'own'],
    ] as const)('is shown without its buyer by %s', async (_, name, more) => {
      const { cartId, ...ids } = await ordered();
      const shown = await summaryOf({ id: ids[name], ...(more === 'own' ? { cartId } : more) });
      expect(shown).toMatchObject({
        completed: true,
        nthPurchase: 1,
        cart: { id: null, merchantData: null, items: [{ quantity: 1 }] },
      });
      const hidden = `transactionId lastName company phone address2 country secondaryTransactionId message pickupPoint billingAddress shippingAddress`;
      expect(shown.order).toEqual({
        orderId: ids.orderId,
        status: 'pending',
        gender: 'UNKNOWN',
        ...Object.fromEntries([...Object.keys(buyer), ...hidden.split(' ')].map((field) => [field, null])),
      });
    });

    it('is not shown by its number alone, with another cart, another payment type, or after a day', async () => {
      const { cartId, orderId, publicId } = await ordered();
      const other = await cart();
      const nothing = { completed: false, order: null, cart: null };
      for (const variables of [
        { id: orderId },
        { id: orderId, cartId: '' },
        { id: orderId, cartId: other },
        { id: `${orderId}0`, cartId },
        { id: `${orderId}.0`, cartId },
        { id: '99999999999999999999', cartId },
        { id: '', cartId },
        { id: publicId, cartId: other },
        { id: publicId, cartId: 'nonsense' },
        { id: cartId, cartId },
        { id: publicId, cartId, paymentType: 'KLARNA' },
      ])
        expect([variables, await summaryOf(variables)]).toMatchObject([variables, nothing]);
      shop.passTime(DAY);
      for (const variables of [{ id: publicId }, { id: publicId, cartId }, { id: orderId, cartId }])
        expect(await summaryOf(variables)).toMatchObject(nothing);
    });

    it('has an open cart until a confirmation page completes it: a reload counts no second purchase', async () => {
      const { cartId, orderId, publicId } = await ordered();
      const isOpen = async (variables: object) => !(await summaryOf(variables)).cart.isCompleted;
      expect([await isOpen({ id: orderId, cartId }), await isOpen({ id: publicId, cartId })]).toEqual([true, true]);
      expect(await isOpen({ id: publicId })).toBe(false);
      const { data } = await shop.request(`mutation ($id: String!) { completeCart(id: $id) { id isCompleted } }`, {
        id: cartId,
      });
      expect(data.completeCart).toEqual({ id: cartId, isCompleted: true });
      expect([await isOpen({ id: orderId, cartId }), await isOpen({ id: publicId, cartId })]).toEqual([false, false]);
    });

    it('is shown to older clients as `checkout` shows it', async () => {
      const { publicId, orderId } = await ordered();
      const query = `query ($id: String!) { getCheckout(id: $id, paymentType: STANDARD)
        getCheckoutAndOrder(id: $id, paymentType: STANDARD) { htmlSnippet order { orderId email } } }`;
      expect((await shop.request(query, { id: publicId })).data).toEqual({
        getCheckout: null,
        getCheckoutAndOrder: { htmlSnippet: '', order: { orderId, email: null } },
      });
      expect((await shop.request(query, { id: orderId })).data).toEqual({
        getCheckout: null,
        getCheckoutAndOrder: null,
      });
    });
  });

  describe('a logged-in customer', () => {
    const shownTo = async (headers: Record<string, string>, cartId: string, checkout: object = {}) => {
      const { data } = await shop.request(
        `mutation ($cartId: String!, $checkout: CheckoutInputType) {
          checkout: createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: "dk") {
            email billingAddress { firstName zip } shippingOptions { id } } }`,
        { cartId, checkout },
        headers,
      );
      return data.checkout;
    };
    const open = async () => {
      const { bearer, account } = await makeCustomer(shop);
      const { errors } = await shop.request(
        `mutation ($user: UserInputType!) { updateUser(user: $user) { email } }`,
        { user: { address: { firstName: 'Åse', zip: '2100' } } },
        bearer,
      );
      expect(errors).toEqual([]);
      return { bearer, email: account.email, cartId: await cart() };
    };

    it('finds their e-mail and address in the form until they send others', async () => {
      const { bearer, email, cartId } = await open();
      expect(await shownTo(bearer, cartId)).toMatchObject({ email, billingAddress: { firstName: 'Åse', zip: '2100' } });
      const sent = { email: 'bo@example.com', billingAddress: { firstName: 'Bo', zip: '2200' } };
      expect(await shownTo(bearer, cartId, sent)).toMatchObject(sent);
    });

    it('is shown to no other shopper with the cart', async () => {
      const { bearer, cartId } = await open();
      await shownTo(bearer, cartId);
      expect(await shownTo({}, cartId)).toMatchObject({ email: '', billingAddress: { firstName: '', zip: '' } });
      const other = await open();
      expect(await shownTo(other.bearer, cartId)).toMatchObject({ email: other.email });
    });
  });

  it('has the channel and the markets that a customer may use', async () => {
    const { bearer } = await makeCustomer(shop);
    const { data } = await shop.request(
      '{ getUser { availableChannels { channelId availableMarkets { alias } } } channel { id markets { alias } } }',
      {},
      bearer,
    );
    const { id, markets } = data.channel;
    expect(data.getUser.availableChannels).toEqual([{ channelId: id, availableMarkets: markets }]);
  });
});
