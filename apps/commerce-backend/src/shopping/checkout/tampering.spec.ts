import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { testApiKey } from '../../testing/test-config.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import { balancesOf, creditBalance } from '../balance/balance-store.ts';
import { loadPromotions } from '../promotions/load-promotions.ts';
import {
  addToCart,
  confirm,
  createOrUpdateCheckout,
  getCart,
  placeOrder,
  setCartPromoCode,
  updateCartItem,
} from './testing/documents.ts';
import { buy, fillCart, filledForm, formOf, useShop } from './testing/open-shop.ts';
import { GIFT_CARD, limitCode, makeGiftCard, orderOf, setStock, settle } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

const minute = 60_000;

// These checks run before the database is queried.
describe('a client that makes up what it sends', () => {
  const shop = useShop(anyDatabase());
  beforeEach(async () => {
    shop.passTime(2 * minute);
    await setStock(shop, skus.fifty, 50);
  });

  const codeOf = async (query: string, variables: object): Promise<unknown> =>
    (await shop.request(query, { ...variables })).code;
  const oneShoe = (market: 'dk' | 'fi' = 'dk') => fillCart(shop, [[skus.fifty, 1]], market);
  const place = (cartId: string, checkout: object, more: object = {}, headers?: Record<string, string>) =>
    shop.request(placeOrder, { cartId, checkout, marketId: 'dk', languageId: 'da-DK', ...more }, headers);
  /** The amount that the cart's order is to be paid with; undefined when there is no order. */
  const charged = (cartId: string) =>
    shop.db
      .selectFrom('payment')
      .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
      .select(['payment.amount', 'payment.currency', 'customer_order.market', 'customer_order.total_ex_vat as exVat'])
      .where('customer_order.cart_id', '=', cartId)
      .where('customer_order.status', '!=', 'cancelled')
      .executeTakeFirst();

  it.each([
    ['a shipping fee of nothing', { externalShippingFee: 0 }],
    ['a way of shipping that the shop does not have', { shippingId: 99 }],
    ['a way of shipping without validation', { externalShippingId: 'free', skipShippingValidation: true }],
    ['a payment method that the shop does not have', { paymentId: 999 }],
    ['a customer type that sees prices without VAT', { customerType: 'ORGANIZATION' }],
    [
      'totals of its own beside the order',
      {
        merchantData: JSON.stringify({ total: 1, sellingPriceIncVat: 0.01, currency: 'EUR', vat: 0, isVatFree: true }),
      },
    ],
    ['another market’s channel and language', {}, { channelId: '1|fi', languageId: 'fi-FI' }],
    ['no market at all', {}, { marketId: null }],
  ])('is charged the shop’s own price with %s', async (_, made, scope: object = {}) => {
    const cartId = await oneShoe();
    expect((await place(cartId, { ...filledForm, ...made }, scope)).errors).toEqual([]);
    expect(await charged(cartId)).toEqual({ amount: 249_00, currency: 'DKK', market: 'dk', exVat: 199_20 });
  });

  it('cannot pay in one market’s money what is sent to another: the price list goes with the place (cart-012)', async () => {
    const cartId = await oneShoe();
    expect((await place(cartId, filledForm, { marketId: 'fi', languageId: 'fi-FI' })).code).toBe('OrderNotValid');
    const country = { ...filledForm, billingAddress: { ...formOf('fi').billingAddress, country: 'DK' } };
    expect((await place(cartId, country, { marketId: 'fi' })).errors[0]).toMatchObject({
      message: 'Invalid Billing Country',
    });
    expect(await charged(cartId)).toBeUndefined();
    expect((await place(cartId, formOf('fi'), { marketId: 'fi' })).errors).toEqual([]);
    expect(await charged(cartId)).toMatchObject({ amount: 25_90, currency: 'EUR', market: 'fi' });
  });

  it.each([
    ['a price', addToCart, { item: { skuId: skus.fifty, quantity: 1, unitPrice: 0.01 } }],
    ['a VAT rate', placeOrder, { checkout: { ...filledForm, vatPercent: 0 } }],
    [
      'a customer type that does not exist (form-045)',
      placeOrder,
      { checkout: { ...filledForm, customerType: 'ADMIN' } },
    ],
    ['a quantity with a fraction (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: 1.5 } }],
    ['a quantity beyond 32 bits (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: 4_294_967_297 } }],
    ['no quantity (cart-001)', addToCart, { item: { skuId: skus.fifty, quantity: null } }],
  ])('is rejected with %s, which the schema does not have', async (_, document, variables) => {
    const id = await oneShoe();
    const { status, errors } = await shop.request(document, { id, cartId: id, marketId: 'dk', ...variables });
    expect([status < 500, errors[0]?.message]).toEqual([true, expect.stringMatching(/got invalid value/)]);
    expect((await shop.request(getCart, { id, marketId: 'dk' })).data.getCart.items).toMatchObject([{ quantity: 1 }]);
    expect(await charged(id)).toBeUndefined();
  });

  it('cannot have what another market alone sells, nor buy here what it has put into the cart there', async () => {
    const cartId = await oneShoe();
    await shop.db.deleteFrom('product_price').where('market', '=', 'fi').where('product_id', '=', 1).execute();
    expect(await codeOf(addToCart, { id: '', item: { skuId: skus.fifty, quantity: 1 }, marketId: 'fi' })).toBe(
      'UnknownSku',
    );
    expect((await place(cartId, formOf('fi'), { marketId: 'fi' })).code).toBe('EmptyCart');
    await shop.startOver();
  });

  it('cannot bring another market’s code along', async () => {
    await limitCode(shop, 'TEN', { markets: ['se'] });
    const cartId = await oneShoe();
    expect(await codeOf(setCartPromoCode, { id: cartId, promoCode: 'TEN', marketId: 'se' })).toBeUndefined();
    await place(cartId, filledForm);
    expect(await charged(cartId)).toMatchObject({ amount: 249_00, currency: 'DKK' });
    await loadPromotions(shop.db, { offers: [], limits: [] });
  });

  it('cannot pay in euro with a card of kroner', async () => {
    await makeGiftCard(shop, 10_00);
    const cartId = await oneShoe();
    expect(await codeOf(setCartPromoCode, { id: cartId, promoCode: GIFT_CARD, marketId: 'dk' })).toBeUndefined();
    await place(cartId, formOf('fi'), { marketId: 'fi' });
    expect(await charged(cartId)).toMatchObject({ amount: 25_90, currency: 'EUR' });
    await place(cartId, filledForm);
    expect(await charged(cartId)).toMatchObject({ amount: 239_00, currency: 'DKK' });
  });

  it('cannot spend another’s balance with a token that it has signed itself', async () => {
    await creditBalance(shop.db, { userId: 'anna', currency: 'DKK' }, 1000_00);
    const token = issueToken(
      { secret: 'a secret of its own, long enough to be one', iss: 'lyng', aud: testApiKey },
      { sid: 'anna', exp: Date.parse('2026-03-03') / 1000 },
    );
    const cartId = await oneShoe();
    await place(cartId, filledForm, {}, { authorization: `Bearer ${token}` });
    expect(await charged(cartId)).toMatchObject({ amount: 249_00 });
    expect(await balancesOf(shop.db, 'anna')).toEqual([{ currency: 'DKK', amount: 1000_00 }]);
  });

  it.each([
    ['a cart that does not exist', '00000000-0000-4000-8000-000000000000'],
    ['no cart', ''],
    ['a text that is not an id', "1' or '1'='1"],
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
    const { data } = await place(cartId, { ...filledForm, billingAddress });
    const order = await orderOf(shop, data.placeOrder.orderId);
    expect(order.billing_address).toMatchObject({ addressLine1: 'Gamla vägen 1 TURN LEFT', city: 'x'.repeat(200) });
    const email = 'a@b.se\r\nBcc: x@y.se';
    expect((await place(await oneShoe(), { ...filledForm, email })).code).toBe('OrderNotValid');
  });

  it('cannot reach the lines of another cart', async () => {
    const [own, theirs] = [await oneShoe(), await oneShoe()];
    const [line] = (await shop.request(getCart, { id: theirs })).data.getCart.items;
    for (const quantity of [5, 0]) await shop.request(updateCartItem, { id: own, item: { id: line.id, quantity } });
    expect(await codeOf(addToCart, { id: own, item: { id: line.id, quantity: 1 } })).toBe('UnknownCartItem');
    const quantities = async (id: string) =>
      (await shop.request(getCart, { id })).data.getCart.items.map(({ quantity }: { quantity: number }) => quantity);
    expect([await quantities(own), await quantities(theirs)]).toEqual([[1], [1]]);
  });

  it('cannot fill the store of keys with long ones', async () => {
    const variables = { id: '', item: { skuId: skus.fifty, quantity: 1 } };
    const { code } = await shop.request(addToCart, variables, { 'x-idempotency-key': 'k'.repeat(129) });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['a cart that is being paid', false],
    ['a cart that is paid', true],
  ])('learns from the id of %s neither who is buying nor the order', async (_name, isPaid) => {
    const cartId = await oneShoe();
    const { placed } = await buy(shop, cartId);
    if (isPaid) await settle(shop, placed.orderId);
    const { data, errors } = await shop.request(placeOrder, {
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
      const { placed } = await buy(shop, cartId, 'dk', {}, { email });
      if (isPaid) await settle(shop, placed.orderId);
      return (await shop.request(confirm, { id: placed.publicId, cartId })).data.checkout.nthPurchase;
    };
    expect([
      await nth('Bo@example.com', true),
      await nth('bo@example.com', true),
      await nth('bo@example.com', false),
      await nth('BO@example.com', true),
    ]).toEqual([1, 2, 1, 3]);
  });
});
