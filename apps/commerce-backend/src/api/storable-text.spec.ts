import { isStorable } from '../platform/database/storable-text.ts';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { makeAccount } from '../people/auth/testing/make-account.ts';
import {
  addToCart,
  createOrUpdateCheckout,
  placeOrder,
  setCartPromoCode,
  updateCartItem,
} from '../shopping/checkout/testing/documents.ts';
import { address, fillCart, filledForm, openShop } from '../shopping/checkout/testing/open-shop.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { skus } from '../shopping/checkout/testing/small-catalogue.ts';
import { makeConfig, testApiKey } from '../testing/test-config.ts';

const monitor = 'mutation ($email: String!, $skuId: Int!) { monitorProductAvailability(email: $email, skuId: $skuId) }';
const reset = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const urlHistory = 'query ($url: String!) { urlHistory(url: $url) { newUrl } }';
const updateUser =
  'mutation ($user: UserInputType!) { updateUser(user: $user) { personalId address { city } metaData } }';

/** Texts that the database fails on as they are, or once they are cut at a field's limit. */
const texts: readonly (readonly [kind: string, text: string])[] = [
  ['NUL', 'a\u0000'],
  ['the first half of a character', '\ud83d'],
  ['the second half of a character', '\udc5f end'],
  ...[39, 199, 499, 999].map(
    (length) => [`a character that stands across ${String(length + 1)}`, `${'x'.repeat(length)}👟`] as const,
  ),
];
const withTexts = (field: string): readonly (readonly [field: string, kind: string, text: string])[] =>
  texts.map(([kind, text]) => [field, kind, text]);

// Every database rejects the same texts: one is enough.
describe.each(testDatabases().slice(-1))('texts that the database cannot keep on $name', (database) => {
  const reported: unknown[] = [];
  const shop = openForSuite(() => openShop(database, { report: (error) => void reported.push(error) }));
  let cartId: string;
  let bearer: Record<string, string>;
  const now = new Date('2026-03-02T10:00:00Z');
  beforeAll(async () => {
    cartId = await fillCart(shop(), [[skus.fifty, 1]]);
    bearer = (await makeAccount({ db: shop().db, config: makeConfig(), now: () => now })).bearer;
  });
  beforeEach(() => shop().passTime(3_600_000));
  afterEach(() => expect(reported.splice(0)).toEqual([]));

  const form = (field: string, text: string) =>
    field in address
      ? { ...filledForm, billingAddress: { ...address, [field]: text }, shippingAddress: { ...address, [field]: text } }
      : { ...filledForm, [field]: text };
  const requests: Record<string, (text: string) => readonly [string, Record<string, unknown>]> = {
    monitorProductAvailability: (text) => [monitor, { email: `${text}@example.com`, skuId: skus.fifty }],
    requestPasswordReset: (text) => [reset, { email: text }],
    urlHistory: (text) => [urlHistory, { url: text }],
    setCartPromoCode: (text) => [setCartPromoCode, { id: cartId, promoCode: text }],
    'addToCart message': (text) => [addToCart, { id: cartId, item: { skuId: skus.fifty, quantity: 1, message: text } }],
    'updateCartItem message': (text) => [
      updateCartItem,
      { id: cartId, item: { skuId: skus.fifty, quantity: 1, message: text } },
    ],
    'updateUser personalId': (text) => [updateUser, { user: { personalId: text } }],
    'updateUser city': (text) => [updateUser, { user: { address: { city: text } } }],
    'updateUser metaData': (text) => [updateUser, { user: { metaData: JSON.stringify({ text }) } }],
  };
  const errorsOf = async (query: string, variables: Record<string, unknown>) => {
    const { status, errors } = await shop().request(query, { marketId: 'dk', ...variables }, bearer);
    expect(status).toBe(200);
    expect(errors.map(({ extensions }) => extensions?.['code'])).not.toContain('INTERNAL_SERVER_ERROR');
    return errors;
  };

  it.each(Object.keys(requests).flatMap(withTexts))('do not fail %s: %s [API-01]', async (field, _kind, text) => {
    const [query, variables] = requests[field]?.(text) ?? ['', {}];
    await errorsOf(query, variables);
  });

  it.each(['email', 'message', 'identityNumber', 'pickupPoint', 'firstName', 'city', 'zip'].flatMap(withTexts))(
    'do not fail the checkout’s %s: %s [CHK-01]',
    async (field, _kind, text) => {
      const checkout = form(field, text);
      for (const query of [createOrUpdateCheckout, placeOrder]) await errorsOf(query, { cartId, checkout });
    },
  );

  it('take nothing else of a shopper’s text with them [CHK-01]', async () => {
    const checkout = {
      ...filledForm,
      email: 'aa\u0000se@example.com',
      message: 'Ring\u0000 på\n\ud83dto gange 👟',
      billingAddress: { ...address, city: `${'x'.repeat(199)}👟` },
    };
    const id = await fillCart(shop(), [[skus.fifty, 1]]);
    await errorsOf(createOrUpdateCheckout, { cartId: id, checkout });
    const stored = await shop()
      .db.selectFrom('checkout')
      .select(['email', 'message', 'billing_address'])
      .where('cart_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      email: 'aase@example.com',
      message: 'Ring på\nto gange 👟',
      billing_address: { city: 'x'.repeat(199) },
    });
  });

  it.each(['-'.repeat(36), `${'a'.repeat(8)}-${'-'.repeat(27)}`, 'a\u0000', '\ud83d'])(
    'name no line of a cart: %j [CART-07]',
    async (id) => {
      for (const query of [addToCart, updateCartItem])
        expect((await errorsOf(query, { id: cartId, item: { id, quantity: 1 } }))[0]?.extensions?.['code']).toBe(
          'UnknownCartItem',
        );
    },
  );

  it.each([String.raw`a\u0000`, String.raw`\u{0}`])(
    'are rejected where they are written in the document: %s [API-01]',
    async (text) => {
      const { status, errors } = await shop().request(`{ urlHistory(url: "${text}") { newUrl } }`);
      expect([status, errors.map(({ message }) => message)]).toEqual([
        200,
        ['A text has a character that cannot be stored.'],
      ]);
    },
  );

  it('are found however deep they are nested [API-01]', async () => {
    const depth = 20_000;
    const payload = `{"query":"query ($a: String) { channels { id } }","variables":{"a":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}}`;
    const headers = { 'x-apikey': testApiKey, 'content-type': 'application/json' };
    expect((await shop().app.inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode).toBeLessThan(
      500,
    );
  });

  it.each(['login', 'register', 'password'].flatMap(withTexts))(
    'do not fail the name in %s: %s [AUTH-02]',
    async (action, _kind, username) => {
      const response = await shop().app.inject({
        method: 'POST',
        url: `/auth/${action}`,
        headers: { 'user-agent': 'spec' },
        payload: { username },
      });
      expect(response.statusCode).toBe(isStorable(username) && username.length <= 254 ? 200 : 400);
    },
  );
});
