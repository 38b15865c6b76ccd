import { anyDatabase, testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig, testApiKey } from '../../testing/test-config.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import { balancesOf, creditBalance } from '../balance/balance-store.ts';
import { loadPromotions } from '../promotions/load-promotions.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import {
  addToCart,
  confirm,
  createOrUpdateCheckout,
  getCart,
  placeOrder,
  setCartPromoCode,
  updateCartItem,
  validateOrderCreation,
} from './testing/documents.ts';
import { buy, fillCart, filledForm, formOf, openShop } from './testing/open-shop.ts';
import type { TestShop } from './testing/open-shop.ts';
import { skus } from './testing/small-catalogue.ts';

const minute = 60_000;
const nobodysId = '00000000-0000-4000-8000-000000000000';

/** Opens a shop, and gives what a client that speaks the API itself can do with it. */
const useShop = (database: ReturnType<typeof testDatabases>[number]) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  beforeEach(async () => {
    shop.passTime(2 * minute);
    await shop.db
      .updateTable('sku_stock')
      .set({ in_stock: 50 })
      .where('sku_id', 'in', [skus.fifty, skus.campaign])
      .execute();
  });
  afterAll(() => shop.close());
  const codeOf = async (query: string, variables: object, headers?: Record<string, string>): Promise<unknown> => {
    const { errors } = await shop.request(query, variables as Record<string, unknown>, headers);
    return errors[0]?.extensions?.['code'] ?? errors[0]?.message;
  };
  return { shop: () => shop, codeOf };
};

// These checks run before the database is queried.
describe.each([anyDatabase()])('a client that makes up what it sends', (database) => {
  const { shop, codeOf } = useShop(database);

  const oneShoe = (market: 'dk' | 'fi' = 'dk') => fillCart(shop(), [[skus.fifty, 1]], market);
  const place = (cartId: string, checkout: object, more: object = {}, headers?: Record<string, string>) =>
    shop().request(placeOrder, { cartId, checkout, marketId: 'dk', languageId: 'da-DK', ...more }, headers);
  /** The amount that the cart's order is to be paid with; undefined when there is no order. */
  const charged = (cartId: string) =>
    shop()
      .db.selectFrom('payment')
      .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
      .select(['payment.amount', 'payment.currency', 'customer_order.market', 'customer_order.total_ex_vat as exVat'])
      .where('customer_order.cart_id', '=', cartId)
      .where('customer_order.status', '!=', 'cancelled')
      .executeTakeFirst();

  const pay = ({ redirectUrl }: { readonly redirectUrl: string }) =>
    settlePayment({ db: shop().db, config: makeConfig() }, redirectUrl.split('/').at(-1) ?? '', 'captured', new Date());

  it.each([
    ['a shipping fee of nothing', { externalShippingFee: 0 }],
    ['a shipping fee below nothing', { externalShippingFee: -1000 }],
    ['a way of shipping that the shop does not have', { shippingId: 99 }],
    ['a way of shipping without validation', { shippingId: -1, skipShippingValidation: true }],
    ['an external way of shipping', { externalShippingId: 'free' }],
    ['a payment method that the shop does not have', { paymentId: 999 }],
    ['a customer type that sees prices without VAT', { customerType: 'ORGANIZATION' }],
    [
      'totals of its own beside the order',
      {
        merchantData: JSON.stringify({ total: 1, sellingPriceIncVat: 0.01, currency: 'EUR', vat: 0, isVatFree: true }),
      },
    ],
    ['an expected total that is not a number', { merchantData: JSON.stringify({ expectedTotalIncVat: '1' }) }],
    [
      'an expected total below nothing and with a fraction',
      { merchantData: JSON.stringify({ expectedTotalIncVat: -0.5 }) },
    ],
    ['merchant data that is not JSON', { merchantData: '{"expectedTotalIncVat":' }],
    ['merchant data that reaches for the prototype', { merchantData: '{"__proto__":{"expectedTotalIncVat":1}}' }],
  ])('is charged the shop’s own price with %s', async (_, made) => {
    const cartId = await oneShoe();
    expect((await place(cartId, { ...filledForm, ...made })).errors).toEqual([]);
    expect(await charged(cartId)).toEqual({ amount: 249_00, currency: 'DKK', market: 'dk', exVat: 199_20 });
  });

  it.each([
    ['another market’s channel', { channelId: '1|fi' }],
    ['another market’s language', { languageId: 'fi-FI' }],
    ['a market that does not exist', { marketId: 'xx' }],
    ['a market that is a price', { marketId: '0' }],
    ['no market at all', { marketId: null }],
  ])('is charged the shop’s own price with %s', async (_, scope) => {
    const cartId = await oneShoe();
    expect((await place(cartId, filledForm, scope)).errors).toEqual([]);
    expect(await charged(cartId)).toMatchObject({ amount: 249_00, currency: 'DKK', market: 'dk' });
  });

  it('cannot pay in one market’s money what is sent to another: the price list goes with the place (cart-012)', async () => {
    const cartId = await oneShoe();
    const { errors } = await place(cartId, filledForm, { marketId: 'fi', languageId: 'fi-FI' });
    expect(errors[0]?.extensions?.['code']).toBe('OrderNotValid');
    const country = { ...filledForm, billingAddress: { ...formOf('fi').billingAddress, country: 'DK' } };
    expect((await place(cartId, country, { marketId: 'fi' })).errors[0]).toMatchObject({
      message: 'Invalid Billing Country',
    });
    expect(await charged(cartId)).toBeUndefined();
    expect((await place(cartId, formOf('fi'), { marketId: 'fi' })).errors).toEqual([]);
    expect(await charged(cartId)).toMatchObject({ amount: 25_90, currency: 'EUR', market: 'fi' });
  });

  it('is charged the amount due when it expects less, and gets that amount', async () => {
    const cartId = await oneShoe();
    const { errors } = await place(cartId, { ...filledForm, merchantData: JSON.stringify({ expectedTotalIncVat: 1 }) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'PriceChanged', totalIncVat: 249 });
    expect(await charged(cartId)).toBeUndefined();
  });

  it.each([
    ['a price', addToCart, { item: { skuId: skus.fifty, quantity: 1, unitPrice: 0.01 } }],
    ['a currency', addToCart, { item: { skuId: skus.fifty, quantity: 1, currency: 'EUR' } }],
    ['a discount', placeOrder, { checkout: { ...filledForm, discount: 100 } }],
    ['a VAT rate', placeOrder, { checkout: { ...filledForm, vatPercent: 0 } }],
    [
      'a customer type that does not exist (form-045)',
      placeOrder,
      { checkout: { ...filledForm, customerType: 'ADMIN' } },
    ],
    ['a quantity with a fraction (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: 1.5 } }],
    ['a quantity that is a text (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: '2' } }],
    ['a quantity that is called NaN (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: 'NaN' } }],
    ['a quantity beyond 32 bits (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: 4_294_967_297 } }],
    ['no quantity (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: null } }],
    ['a list for a quantity', addToCart, { item: { skuId: skus.fifty, quantity: [1, 1] } }],
  ])('is rejected with %s, which the schema does not have', async (_, document, variables) => {
    const id = await oneShoe();
    const { status, errors } = await shop().request(document, { id, cartId: id, marketId: 'dk', ...variables });
    expect([status < 500, errors[0]?.message]).toEqual([true, expect.stringMatching(/got invalid value/)]);
    expect((await shop().request(getCart, { id, marketId: 'dk' })).data.getCart.items).toMatchObject([{ quantity: 1 }]);
    expect(await charged(id)).toBeUndefined();
  });

  it.each([[-1], [0], [1000], [1_000_000_000], [-2_147_483_648]])(
    'cannot add %d units (cart-001)',
    async (quantity) => {
      const id = await oneShoe();
      expect(await codeOf(addToCart, { id, item: { skuId: skus.neverCounted, quantity } })).toBe('BAD_USER_INPUT');
      expect(
        (await shop().request(getCart, { id, marketId: 'dk' })).data.getCart.summary.total.sellingPriceIncVat,
      ).toBe(249);
    },
  );

  it('cannot have what another market alone sells, nor buy here what it has put into the cart there', async () => {
    const cartId = await oneShoe();
    await shop().db.deleteFrom('product_price').where('market', '=', 'fi').where('product_id', '=', 1).execute();
    expect(await codeOf(addToCart, { id: '', item: { skuId: skus.fifty, quantity: 1 }, marketId: 'fi' })).toBe(
      'UnknownSku',
    );
    expect((await place(cartId, formOf('fi'), { marketId: 'fi' })).errors[0]?.extensions?.['code']).toBe('EmptyCart');
    await shop().startOver();
  });

  it('cannot use another market’s code, nor bring it along', async () => {
    const limit = {
      code: 'TEN',
      startsAt: null,
      endsAt: null,
      markets: ['se'],
      maxUses: null,
      oncePerCustomer: false,
    };
    await loadPromotions(shop().db, { offers: [], limits: [limit] });
    const cartId = await oneShoe();
    expect(await codeOf(setCartPromoCode, { id: cartId, promoCode: 'TEN', marketId: 'dk' })).toBe(
      'PromoCodeWrongMarket',
    );
    expect(await codeOf(setCartPromoCode, { id: cartId, promoCode: 'TEN', marketId: 'se' })).toBeUndefined();
    await place(cartId, filledForm);
    expect(await charged(cartId)).toMatchObject({ amount: 249_00, currency: 'DKK' });
    await loadPromotions(shop().db, { offers: [], limits: [] });
  });

  it('cannot pay in euro with a card of kroner', async () => {
    const [code, now] = ['GK2222333344445555', new Date('2026-03-02')];
    await shop()
      .db.insertInto('gift_card')
      .values({
        code,
        currency: 'DKK',
        value: 10_00,
        balance: 10_00,
        bought_with: null,
        created_at: now,
        expires_at: new Date('2029-03-02'),
      })
      .execute();
    const cartId = await oneShoe();
    expect(await codeOf(setCartPromoCode, { id: cartId, promoCode: code, marketId: 'dk' })).toBeUndefined();
    await place(cartId, formOf('fi'), { marketId: 'fi' });
    expect(await charged(cartId)).toMatchObject({ amount: 25_90, currency: 'EUR' });
    await place(cartId, filledForm);
    expect(await charged(cartId)).toMatchObject({ amount: 239_00, currency: 'DKK' });
  });

  const claims = (more: object = {}) => ({ sid: 'anna', exp: Date.parse('2026-03-03') / 1000, ...more });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    [
      'a token that it has signed itself',
      () =>
        issueToken({ secret: 'a secret of its own, long enough to be one', iss: 'lyng', aud: testApiKey }, claims()),
    ],
    ['a token that claims to need no signature', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
    [
      'a token that is over',
      async () => (await tokenSigner(shop().db))(claims({ exp: Date.parse('2026-03-01') / 1000 })),
    ],
    ['a text that is not a token', () => 'anna'],
  ])('cannot spend another’s balance with %s', async (_, makeToken) => {
    await creditBalance(shop().db, { userId: 'anna', currency: 'DKK' }, 1000_00);
    const cartId = await oneShoe();
    await place(cartId, filledForm, {}, { authorization: `Bearer ${await makeToken()}` });
    expect((await charged(cartId))?.amount ?? 249_00).toBe(249_00);
    expect(await balancesOf(shop().db, 'anna')).toEqual([{ currency: 'DKK', amount: 1000_00 }]);
    await shop().db.deleteFrom('customer_balance').execute();
  });

  it.each([
    ['a cart that does not exist', nobodysId],
    ['no cart', ''],
    ['a text that is not an id', "1' or '1'='1"],
    ['an id with more behind it', `${nobodysId}/../${nobodysId}`],
  ])('cannot change, fill in or place %s', async (_, id) => {
    const codes = [
      await codeOf(updateCartItem, { id, item: { skuId: skus.fifty, quantity: 1 } }),
      await codeOf(setCartPromoCode, { id, promoCode: 'TEN' }),
      await codeOf(createOrUpdateCheckout, { cartId: id, checkout: filledForm }),
      await codeOf(placeOrder, { cartId: id, checkout: filledForm }),
    ];
    for (const code of codes) expect(['CartNotFound', 'BAD_USER_INPUT']).toContain(code);
  });

  it('cannot write a second line, or a mail header, into an address (form-029)', async () => {
    const cartId = await oneShoe();
    const billingAddress = {
      ...filledForm.billingAddress,
      addressLine1: ' Gamla vägen 1\r\nTURN\tLEFT\u0000 ',
      city: 'x'.repeat(1000),
    };
    expect((await place(cartId, { ...filledForm, billingAddress })).errors).toEqual([]);
    const order = await shop()
      .db.selectFrom('customer_order')
      .select('billing_address')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(order.billing_address).toMatchObject({ addressLine1: 'Gamla vägen 1 TURN LEFT', city: 'x'.repeat(200) });
    expect(
      await codeOf(placeOrder, {
        cartId: await oneShoe(),
        marketId: 'dk',
        checkout: { ...filledForm, email: 'a@b.se\r\nBcc: x@y.se' },
      }),
    ).toBe('OrderNotValid');
  });

  it('cannot reach the lines of another cart', async () => {
    const [own, theirs] = [await oneShoe(), await oneShoe()];
    const [line] = (await shop().request(getCart, { id: theirs })).data.getCart.items;
    for (const quantity of [5, 0]) await shop().request(updateCartItem, { id: own, item: { id: line.id, quantity } });
    expect(await codeOf(addToCart, { id: own, item: { id: line.id, quantity: 1 } })).toBe('UnknownCartItem');
    const quantities = async (id: string) =>
      (await shop().request(getCart, { id })).data.getCart.items.map(({ quantity }: { quantity: number }) => quantity);
    expect([await quantities(own), await quantities(theirs)]).toEqual([[1], [1]]);
  });

  it('sees no order of another session: neither id alone is enough, and neither is somebody else’s', async () => {
    const [own, theirs] = [await oneShoe(), await oneShoe()];
    const { placed } = await buy(shop(), theirs);
    for (const variables of [
      { id: placed.publicId, cartId: own },
      { id: theirs, cartId: theirs },
      { id: placed.orderId },
      { id: placed.orderId, cartId: own },
    ]) {
      const { data } = await shop().request(confirm, variables);
      expect(data?.checkout?.order ?? null).toBeNull();
      expect(data?.checkout?.cart ?? null).toBeNull();
    }
    // What was bought, but neither by whom nor an id that leads on.
    const asked =
      'query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { order { orderId transactionId email firstName billingAddress { lastName } shippingAddress { lastName } } cart { id merchantData } } }';
    const nobody = { transactionId: null, email: null, firstName: null, billingAddress: null, shippingAddress: null };
    for (const variables of [
      { id: placed.publicId },
      { id: placed.publicId, cartId: '' },
      { id: placed.orderId, cartId: theirs },
    ])
      expect((await shop().request(asked, variables)).data.checkout).toEqual({
        order: { orderId: placed.orderId, ...nobody },
        cart: { id: null, merchantData: null },
      });
  });

  it.each([
    ['a cart that is being paid', false],
    ['a cart that is paid', true],
  ])('learns from the id of %s neither who is buying nor the order', async (_name, isPaid) => {
    const cartId = await oneShoe();
    const { placed } = await buy(shop(), cartId);
    if (isPaid) await pay(placed);
    const { data, errors } = await shop().request(placeOrder, {
      cartId,
      checkout: { email: 'somebody@example.com', acceptedConsents: ['terms'] },
    });
    expect(errors).toHaveLength(1);
    expect(data?.placeOrder ?? null).toBeNull();
    expect(JSON.stringify(errors)).not.toContain(placed.publicId);
  });

  it('does not learn the purchase count of a person in whose name it ordered without paying', async () => {
    const nth = async (email: string, isPaid: boolean): Promise<unknown> => {
      const cartId = await oneShoe();
      const { placed } = await buy(shop(), cartId, 'dk', {}, { email });
      if (isPaid) await pay(placed);
      return (await shop().request(confirm, { id: placed.publicId, cartId })).data.checkout.nthPurchase;
    };
    expect([
      await nth('Bo@example.com', true),
      await nth('bo@example.com', true),
      await nth('bo@example.com', false),
      await nth('BO@example.com', true),
    ]).toEqual([1, 2, 1, 3]);
  });

  it('finds no way from the public id of an order, which is in links, to its cart, and so to names and addresses', async () => {
    const cartId = await oneShoe();
    const { placed } = await buy(shop(), cartId);
    const { data, errors } = await shop().request(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id publicId message billingAddress { lastName } shippingAddress { lastName } cart { id merchantData items { id } } } }',
      { id: placed.publicId },
    );
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(cartId);
    const order = data.getOrderPublic;
    const revealed = [
      order.id,
      order.publicId,
      order.cart.id,
      ...order.cart.items.map(({ id }: { id: string }) => id),
    ].map((id) => (id === null ? '' : String(id)));
    for (const id of revealed)
      expect(
        (await shop().request(confirm, { id: placed.publicId, cartId: id })).data?.checkout?.order?.billingAddress ??
          null,
      ).toBeNull();
    expect(
      (await shop().request(confirm, { id: placed.publicId, cartId })).data.checkout.order.billingAddress.lastName,
    ).toBe('Lyng');
  });

  it('has paid nothing by coming back from the payment page', async () => {
    const cartId = await oneShoe();
    const { placed } = await buy(shop(), cartId);
    const { data } = await shop().request(confirm, { id: placed.publicId, cartId });
    expect(data.checkout).toMatchObject({ completed: false, order: { status: 'pending-payment' } });
    expect((await shop().request(getCart, { id: cartId, includeCompleted: true })).data.getCart.isCompleted).toBe(
      false,
    );
  });

  it.each([
    ['another form (cart-005)', (cartId: string) => ({ cartId, checkout: { ...filledForm, shippingId: 2 } })],
    ['another cart', () => ({ cartId: nobodysId, checkout: filledForm })],
    ['another market', (cartId: string) => ({ cartId, checkout: filledForm, marketId: 'se' })],
  ])('cannot place %s under a key that was used [CHK-14]', async (_, other) => {
    const cartId = await oneShoe();
    const key = { 'x-idempotency-key': `key-${cartId}` };
    await place(cartId, filledForm, {}, key);
    expect(await codeOf(placeOrder, { marketId: 'dk', languageId: 'da-DK', ...other(cartId) }, key)).toBe(
      'IdempotencyConflict',
    );
    expect(await charged(cartId)).toMatchObject({ amount: 249_00, currency: 'DKK' });
  });

  it('cannot fill the store of keys with long ones', async () => {
    expect(
      await codeOf(
        addToCart,
        { id: '', item: { skuId: skus.fifty, quantity: 1 } },
        { 'x-idempotency-key': 'k'.repeat(129) },
      ),
    ).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['dk', 50_00],
    ['se', 50_00],
    ['no', 50_00],
    ['fi', 5_00],
  ] as const)(
    'cannot order goods below the minimum of %s, %d in its own minor units [CHK-04]',
    async (market, minimum) => {
      const cartId = await fillCart(shop(), [[skus.fifty, 1]], market);
      const sellFor = (price: number) =>
        shop()
          .db.updateTable('product_price')
          .set({ selling_inc_vat: price, regular_inc_vat: price })
          .where('product_id', '=', 1)
          .execute();
      await sellFor(minimum - 1);
      // More expensive shipping does not add to the goods.
      const variables = { cartId, checkout: { ...formOf(market), shippingId: 3 }, marketId: market };
      expect(await codeOf(placeOrder, variables)).toBe('MinimumOrderValue');
      await sellFor(minimum);
      expect(await codeOf(placeOrder, variables)).toBeUndefined();
      await shop().startOver();
    },
  );
});

describe.each(testDatabases())('a client that sends everything at once on $name', (database) => {
  const { shop, codeOf } = useShop(database);

  it('gets facts about a person five times a minute, however many requests it sends together', async () => {
    const cartId = await fillCart(shop(), [[skus.fifty, 1]]);
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => codeOf(validateOrderCreation, { cartId, checkout: filledForm, marketId: 'dk' })),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(5);
    expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(25);
  });

  it('may guess eight codes a minute, however many it sends together, and the right one works again later [CART-10]', async () => {
    const id = await fillCart(shop(), [[skus.fifty, 1]]);
    const codes = await Promise.all(
      Array.from({ length: 25 }, (_, guess) =>
        codeOf(setCartPromoCode, { id, promoCode: `GUESS${String(guess)}`, marketId: 'dk' }),
      ),
    );
    expect(codes.filter((code) => code === 'InvalidPromoCode')).toHaveLength(8);
    expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(17);
    shop().passTime(minute + 1);
    for (let time = 0; time < 10; time += 1)
      expect(await codeOf(setCartPromoCode, { id, promoCode: 'TEN', marketId: 'dk' })).toBeUndefined();
  });
});
