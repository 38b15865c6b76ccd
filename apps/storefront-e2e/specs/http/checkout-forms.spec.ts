import { randomUUID } from 'node:crypto';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { expect, test } from '../../fixtures/http-test.ts';
import type { HttpShop } from '../../fixtures/http-test.ts';
import { demoCustomer, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { mainTextOf } from '../../fixtures/page-facts.ts';

const details = {
  customerType: 'PERSON',
  email: 'karen.forms@example.com',
  mobile: '20123456',
  firstName: 'Karen',
  lastName: 'Jensen',
  addressLine1: 'Nørrebrogade 1',
  zip: '2200',
  city: 'København N',
  paymentId: '23',
  personalId: '010490-9995',
  terms: 'on',
};

/** A cart with something in it, and the form that its checkout shows once delivery is chosen. */
async function openCheckout(shop: HttpShop) {
  const backend = createBackendApi(shop.port + 1);
  const cartId = await backend.fillCart((await backend.plentiful()).skuId, 1);
  const cookie = `ralph-cart=${cartId}`;
  const post = (fields: Readonly<Record<string, string>>, more = '') =>
    shop.post('dk', '/kassen', { ...details, ...fields }, { cookie: cookie + more });
  const shown = await post({ intent: 'buy', shippingId: '' });
  const found = (field: RegExp): string => field.exec(shown.text)?.[1] ?? '';
  const form = {
    intent: 'buy',
    shippingId: found(/name="shippingId" checked="" value="(\d+)"/),
    pickupPoint: found(/name="pickupPoint" checked="" value="([^"]+)"/),
    total: found(/name="total" value="(\d+)"/),
    attempt: '0',
  };
  return { backend, cartId, post, form };
}

const draftOf = (cookies: readonly string[]): string =>
  cookies.find((cookie) => cookie.startsWith('checkout-form=')) ?? '';

test('a checkout form that is posted twice, at once and again, is one order [SHOP-13, CHK-14]', async ({ shop }) => {
  const { post, form, backend, cartId } = await openCheckout(shop);
  const responses = [...(await Promise.all([post(form), post(form)])), await post(form)];
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
  const payments = new Set(responses.map(({ header }) => header('location')));
  expect([...payments]).toEqual([expect.stringMatching(/\/payments\/local\/[0-9a-f-]{36}$/)]);
  await backend.decline([...payments][0] ?? '');
  expect(await backend.isOrdered(cartId)).toBe(false);
});

test('a form that is posted again after it was paid leads to the order that it became [SHOP-13, CHK-14]', async ({
  shop,
}) => {
  const { post, form: shown, backend, cartId } = await openCheckout(shop);
  const form = { ...shown, email: `${randomUUID()}@example.com` };
  const address = `http://127.0.0.1:${shop.port + 1}${new URL((await post(form)).header('location')).pathname}`;
  const page = async (): Promise<string> => (await fetch(address)).text();
  const state = /name="state" value="([^"]+)"/.exec(await page())?.[1] ?? '';
  const send = (action: string, fields: object = {}) =>
    fetch(`${address}/${action}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ state, ...fields }),
    });
  await send('card');
  await send('approve', { code: /id="shown-code">([^<]+)</.exec(await page())?.[1] ?? '' });
  expect(await backend.isOrdered(cartId)).toBe(true);
  const again = await post(form);
  expect([again.status, again.header('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`/checkout/confirm\\?oid=[0-9a-f-]{36}&cartid=${cartId}$`)),
  ]);
  expect(await backend.mailsTo(form.email)).toBe(1);
});

test('errors come with status 422, and all posted values are in the form again [SHOP-13, CHK-01]', async ({
  shop,
  texts,
}) => {
  const { post, form } = await openCheckout(shop);
  const { status, text, header } = await post({ ...form, mobile: '12', lastName: '<b>"Jensen' });
  expect(status).toBe(422);
  expect(header('cache-control')).toBe('private, no-store');
  expect(text).toContain('href="#checkout-mobile"');
  expect(text).toContain('value="12"');
  expect(text).toContain('value="&lt;b&gt;&quot;Jensen"');
  expect(mainTextOf(text)).toContain(texts('da')('Enter a valid phone number.'));
});

test('an order never costs anything else than the page has shown: another country has its own prices first [SHOP-13, CHK-14, CHK-16]', async ({
  shop,
  texts,
}) => {
  const { post, form } = await openCheckout(shop);
  const { status, text } = await post({ ...form, total: String(Number(form.total) - 100) });
  expect(status).toBe(422);
  expect(mainTextOf(text)).toContain(texts('da')('Your order was not placed'));
  const swedish = await post({ ...form, country: 'se' });
  expect(swedish.status).toBe(422);
  expect(mainTextOf(swedish.text)).toMatch(new RegExp(`${texts('da')('Go to payment')}.*SEK`));
  expect(swedish.text).toMatch(/aria-invalid="true"[^>]*name="zip" value="2200"/);
});

test('who is logged in finds what the account knows, and the ways of delivery [SHOP-13, CHK-02]', async ({ shop }) => {
  const { cartId } = await openCheckout(shop);
  const session = await startSession(shop.port + 1, demoCustomer);
  const cookie = `${sessionCookies(session, demoCustomer)}; ralph-cart=${cartId}`;
  const { text } = await shop.get('dk', '/kassen', { cookie });
  for (const field of [`name="email"[^>]*value="${demoCustomer.email}"`, 'name="city"[^>]*value="København K"'])
    expect(text).toMatch(new RegExp(field));
  expect(text).toMatch(/name="shippingId" checked=""/);
});

test('more than a cookie holds is shown at once instead [SHOP-13]', async ({ shop }) => {
  const { post, form } = await openCheckout(shop);
  const long = Object.fromEntries(
    ['careOf', 'addressLine2', 'entryCode', 'company', 'message'].map((name) => [name, 'ø'.repeat(500)]),
  );
  const { status, cookies, text } = await post({ ...form, intent: 'delivery', ...long });
  expect([status, draftOf(cookies)]).toEqual([200, '']);
  expect(text).toContain('ø'.repeat(500));
});

for (const [name, fields] of [
  ['an unknown button', { intent: 'steal' }],
  ['an unknown customer type', { customerType: 'ROBOT' }],
] as const) {
  test(`a form with ${name} is rejected [SHOP-13]`, async ({ shop }) => {
    const { post, form } = await openCheckout(shop);
    expect((await post({ ...form, ...fields })).status).toBe(400);
  });
}
