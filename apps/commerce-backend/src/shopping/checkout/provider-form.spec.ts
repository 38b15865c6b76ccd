import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { placeOrder } from './testing/documents.ts';
import { address, fillCart, filledForm, openShop, stockOf } from './testing/open-shop.ts';
import type { TestShop } from './testing/open-shop.ts';
import { giveGiftCard, setStock } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

const offer = `mutation ($cartId: String!, $checkout: CheckoutInputType) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: "dk", languageId: "da-DK") {
    paymentOptions { id paymentType checkoutType isSelected paymentData newCheckoutSession } } }`;

const confirmation = `query ($id: String!, $cartId: String, $paymentType: PaymentType!) {
  checkout(id: $id, cartId: $cartId, paymentType: $paymentType) {
    completed htmlSnippet order { orderId email billingAddress { firstName } shippingAddress { city } } } }`;

interface Option {
  readonly id: number;
  readonly paymentType: string;
  readonly checkoutType: string;
  readonly isSelected: boolean;
  readonly paymentData: string | null;
  readonly newCheckoutSession: boolean;
}

const CARD = 23;
const providers = [
  { type: 'KLARNA', paymentId: 31, name: 'Klarna', idName: 'kid', rootId: 'klarna-checkout-container' },
  { type: 'AVARDA', paymentId: 32, name: 'Avarda', idName: 'aid', rootId: 'avarda-checkout' },
] as const;

const buyer = {
  email: 'karen@example.com',
  firstName: 'Karen',
  lastName: 'Jensen',
  addressLine1: 'Nørrebrogade 1',
  zip: '2200',
  city: 'København N',
};

describe.each(testDatabases())('the form of a provider on $name', (database) => {
  let shop: TestShop;
  const reported: string[] = [];
  beforeAll(async () => {
    const config = makeConfig({ paymentProviders: ['KLARNA', 'AVARDA'] });
    shop = await openShop(database, { config, report: (error) => void reported.push(String(error)) });
  });
  beforeEach(() => {
    reported.length = 0;
    return shop.startOver();
  });
  afterAll(() => shop.close());

  const choose = async (cartId: string, checkout: object): Promise<readonly Option[]> => {
    const { data } = await shop.request(offer, { cartId, checkout });
    return data.createOrUpdateCheckout.paymentOptions;
  };
  const selected = async (cartId: string, checkout: object): Promise<Option | undefined> =>
    (await choose(cartId, checkout)).find(({ isSelected }) => isSelected);
  const open = async (paymentId: number, more: object = {}) => {
    const cartId = await fillCart(shop, [[skus.fifty, 2]]);
    const option = await selected(cartId, { billingAddress: address, paymentId, ...more });
    const markup = option?.paymentData ?? '';
    const token = /name=\\?"session\\?" value=\\?"([^"\\]+)/.exec(markup)?.[1] ?? '';
    return { cartId, markup, token };
  };
  const send = (fields: Record<string, string>, url = '/payments/local-checkout') =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const orders = () => shop.db.selectFrom('customer_order').select(['id', 'public_id', 'status']).execute();

  it.each([
    [CARD, 'GEINS_PAY'],
    [18, null],
    [31, 'KLARNA'],
    [32, 'AVARDA'],
  ])(
    'is offered for the chosen option %i alone, and an invoice has none [CHK-11] [CON-N3]',
    async (paymentId, type) => {
      const options = await choose(await fillCart(shop, [[skus.fifty, 1]]), { paymentId });
      expect(options.map(({ paymentType, checkoutType }) => [paymentType, checkoutType])).toEqual([
        ['GEINS_PAY', 'EXTERNAL'],
        ['STANDARD', 'STANDARD'],
        ['KLARNA', 'EXTERNAL'],
        ['AVARDA', 'EXTERNAL'],
      ]);
      const shown = options.filter(({ paymentData }) => paymentData !== null);
      expect(shown.map(({ paymentType, newCheckoutSession }) => [paymentType, newCheckoutSession])).toEqual(
        type === null ? [] : [[type, true]],
      );
    },
  );

  it('of a card is plain markup, and leads a client that shows it over the payment page to its order [CON-N2] [CON-N3]', async () => {
    const redirectUrl = 'http://dk.localhost:4200/tak?geins-uid={payment.uid}&geins-pt={geins.paymentType}';
    const { cartId, markup, token } = await open(CARD, { billingAddress: {}, checkoutUrls: { redirectUrl } });
    const action = /^<form method="post" action="([^"]+)">/.exec(markup)?.[1] ?? '';
    const fields = { session: token, ...buyer };
    const sent = await Promise.all(Array.from({ length: 3 }, () => send(fields, new URL(action).pathname)));
    const [page = '', ...otherPages] = new Set(sent.map(({ headers }) => new URL(String(headers.location)).pathname));
    const [order, ...others] = await orders();
    expect([otherPages, order?.status, others]).toEqual([[], 'pending-payment', []]);
    const read = async (pattern: RegExp) => pattern.exec((await shop.app.inject(page)).body)?.[1] ?? '';
    const state = await read(/name="state" value="([^"]+)"/);
    await send({ state }, `${page}/card`);
    const paid = await send({ state, code: await read(/<output id="shown-code">(\d+)/) }, `${page}/approve`);
    const id = String(order?.public_id);
    expect(paid.headers.location).toBe(`http://dk.localhost:4200/tak?geins-uid=${id}&geins-pt=GEINS_PAY`);
    expect((await send(fields)).headers.location).toBe(paid.headers.location);
    expect((await orders()).map(({ status }) => status)).toEqual(['received']);
    expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
    for (const paymentType of ['GEINS_PAY', 'STANDARD']) {
      const { data } = await shop.request(confirmation, { id, cartId, paymentType });
      expect(data.checkout).toMatchObject({ completed: true, order: { email: buyer.email } });
    }
  });

  it.each([
    ['another payment', { paymentId: 32 }, true],
    ['another address', { paymentId: 31, billingAddress: { ...address, city: 'Hvidovre' } }, true],
    ['another delivery address', { paymentId: 31, shippingAddress: address }, true],
    ['the same again', { paymentId: 31, billingAddress: address }, false],
    ['another way of delivery', { paymentId: 31, shippingId: 3 }, false],
  ])('after %s the client must build a new form: %s %s', async (_, change, isNew) => {
    const { cartId } = await open(31);
    expect((await selected(cartId, change))?.newCheckoutSession).toBe(isNew);
  });

  it('is filled in with what this very request has sent, and with nothing that others have', async () => {
    const { cartId, markup } = await open(31, { email: 'aase@example.com' });
    expect(markup).toContain('aase@example.com');
    expect(markup).toContain('Hedevej 1');
    const other = await selected(cartId, { paymentId: 31 });
    expect(other?.paymentData).not.toContain('aase@example.com');
    expect(other?.paymentData).not.toContain('Hedevej 1');
  });

  it('shows what was sent as text', async () => {
    const firstName = '"></script><img src=x onerror=alert(1)>';
    const { markup } = await open(31, { billingAddress: { ...address, firstName } });
    expect(markup.match(/<\/?script>/g)).toEqual(['<script>', '</script>']);
    expect(markup).not.toContain('<img');
  });

  describe.each(providers)('of $name', ({ type, paymentId, name, idName, rootId }) => {
    it('places and pays one order, however often it is sent, and leads to its confirmation [CHK-11]', async () => {
      const { cartId, markup, token } = await open(paymentId, {
        checkoutUrls: {
          redirectUrl: `http://dk.localhost:4200/checkout/confirm?${idName}={payment.uid}&cartid={geins.cartid}`,
          checkoutPageUrl: 'http://dk.localhost:4200/kassen',
        },
      });
      expect(markup).toContain(`<div id="${rootId}"></div><script>`);
      const responses = await Promise.all(Array.from({ length: 3 }, () => send({ session: token, ...buyer })));
      const [order, ...others] = await orders();
      expect([order?.status, others]).toEqual(['received', []]);
      const id = String(order?.public_id);
      expect(responses.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
        Array(3).fill([303, `http://dk.localhost:4200/checkout/confirm?${idName}=${id}&cartid=${cartId}`]),
      );
      expect(await stockOf(shop, skus.fifty)).toMatchObject({ inStock: 48 });
      const { data } = await shop.request(confirmation, { id, cartId, paymentType: type });
      expect(data.checkout).toEqual({
        completed: true,
        htmlSnippet: `<p>Du har betalt med ${name}.</p>`,
        order: {
          orderId: String(order?.id),
          email: buyer.email,
          billingAddress: { firstName: 'Karen' },
          shippingAddress: { city: buyer.city },
        },
      });
      const standard = await shop.request(confirmation, { id, cartId, paymentType: 'STANDARD' });
      expect(standard.data.checkout).toMatchObject({ completed: false, order: null, htmlSnippet: null });
    });

    it('leads to the confirmation by its own id when the client names no address', async () => {
      const { token } = await open(paymentId);
      expect((await send({ session: token, ...buyer })).headers.location).toContain(`/checkout/confirm?${idName}=`);
    });

    it('sends to the delivery address that the shop has', async () => {
      const { cartId, token } = await open(paymentId, { shippingAddress: { ...address, city: 'Aarhus' } });
      await send({ session: token, ...buyer });
      const [order] = await orders();
      const { data } = await shop.request(confirmation, { id: order?.public_id, cartId, paymentType: type });
      expect(data.checkout.order).toMatchObject({ shippingAddress: { city: 'Aarhus' } });
    });

    it('is the only way to such an order: the shop’s own button places none [CHK-11]', async () => {
      const cartId = await fillCart(shop, [[skus.fifty, 1]]);
      const checkout = { ...filledForm, paymentId };
      const { code } = await shop.request(placeOrder, { cartId, checkout, marketId: 'dk' });
      expect(code).toBe('PaymentNotAllowed');
      expect(await orders()).toEqual([]);
    });

    it('is not needed where a gift card pays all of it: that order is the shop’s own', async () => {
      const cartId = await fillCart(shop, [[skus.fifty, 1]]);
      await shop.db.deleteFrom('gift_card').execute();
      await giveGiftCard(shop, cartId, 1000_00);
      const checkout = { ...filledForm, paymentId };
      const { data } = await shop.request(placeOrder, { cartId, checkout, marketId: 'dk' });
      const { status, publicId: id } = data.placeOrder;
      const found = await shop.request(confirmation, { id, cartId, paymentType: 'STANDARD' });
      expect([status, found.data.checkout.completed]).toEqual(['completed', true]);
    });

    it.each([
      ['declines', { decision: 'decline' }, 'Error'],
      ['rejects a blocked customer', { email: 'blacklisted@example.com' }, 'BlockedCustomer'],
      ['rejects an incomplete address', { city: '' }, 'Error'],
    ])('%s: no order, and the failed payment’s page with %j: %s', async (_, change, failure) => {
      const { token } = await open(paymentId);
      expect((await send({ session: token, ...buyer, ...change })).headers.location).toBe(
        `http://dk.localhost:4200/checkout/klarna-fail?error=${failure}`,
      );
      expect(await orders()).toEqual([]);
    });
  });

  it('places no order and leads to the failed payment’s page when a size has sold out', async () => {
    const { token } = await open(31);
    await setStock(shop, skus.fifty, 1);
    expect((await send({ session: token, ...buyer })).headers.location).toMatch(/klarna-fail\?error=OutOfStock$/);
    expect(await orders()).toEqual([]);
  });

  it('leads back to the checkout after half an hour: that makes a new one', async () => {
    const { token } = await open(31, { checkoutUrls: filledForm.checkoutUrls });
    shop.passTime(30 * 60 * 1000);
    expect((await send({ session: token, ...buyer })).headers.location).toBe('http://dk.localhost:4200/kassen');
    expect(await orders()).toEqual([]);
  });

  it.each([
    ['', ''],
    ['another session', 'e30.AAAA'],
    ['a changed session', 'changed'],
  ])('is ignored with %j, and reported', async (_, given) => {
    const { token } = await open(31);
    const [body = '', signature = ''] = token.split('.');
    const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), paymentId: 32 };
    const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    expect((await send({ ...buyer, session: given === 'changed' ? forged : given })).statusCode).toBe(403);
    expect(await orders()).toEqual([]);
    expect(reported).toHaveLength(1);
  });

  it('rejects return addresses of another host', async () => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    const checkoutUrls = { redirectUrl: 'https://evil.example/', checkoutPageUrl: 'https://evil.example/' };
    const checkout = { billingAddress: address, paymentId: 31, checkoutUrls };
    expect((await shop.request(offer, { cartId, checkout })).code).toBe('InvalidCheckoutUrl');
  });
});
