import { backendPort } from '../../fixtures/find-product.ts';
import { expect, sites, test, testedSites } from '../../fixtures/http-test.ts';
import { demoCustomer, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { mainTextOf, titleOf } from '../../fixtures/page-facts.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';

for (const { alias, language } of testedSites) {
  test(`${language}: a guest gets the same page for an order of somebody else and for one that does not exist [ACC-06]`, async ({
    shop,
    texts,
  }) => {
    const t = texts(language);
    const path = screenPaths[alias].returns;
    const page = await shop.get(alias, encodeURI(path));
    expect([page.status, titleOf(page.text).includes(t('Register a return'))]).toEqual([200, true]);
    const responses: string[] = [];
    for (const orderId of ['100002', '2147483647', 'abc']) {
      const found = await shop.post(alias, encodeURI(path), { intent: 'find', orderId, email: 'fremmed@example.com' });
      expect([found.status, found.header('cache-control')]).toEqual([422, 'private, no-store']);
      responses.push(mainTextOf(found.text));
    }
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain(t('We found no order with that number and email address.'));
    expect((await shop.get(alias, `${encodeURI(path)}?receipt=nonsense`)).status).toBe(404);
  });
}

for (const { alias, language } of testedSites) {
  test(`${language}: the footer of every page leads to the returns, the checkout’s does not [ACC-06]`, async ({
    shop,
    texts,
  }) => {
    const link = `<a href="${encodeURI(screenPaths[alias].returns)}"`;
    const front = await shop.get(alias, '/');
    const [, footer = ''] = front.text.split('<footer');
    expect(footer).toContain(link);
    expect(footer).toContain(texts(language)('Register a return'));
    expect((await shop.get(alias, encodeURI(screenPaths[alias].checkout))).text).not.toContain(link);
  });
}

test('a return of a delivered order is registered without script: by its customer, and with number and email by a guest [ACC-06]', async ({
  shop,
  texts,
}) => {
  const t = texts('da');
  const { orders, returns } = screenPaths.dk;
  const session = await startSession(backendPort(shop.port), demoCustomer);
  const cookie = sessionCookies(session, demoCustomer);
  const list = await shop.get('dk', orders, { cookie });
  const numbers = [...new Set([...list.text.matchAll(/bestillinger\/(\d+)"/g)].map(([, number = '']) => number))];
  const pages = await Promise.all(numbers.map((number) => shop.get('dk', `${orders}/${number}`, { cookie })));
  const index = pages.findIndex(({ text }) => mainTextOf(text).includes(t('Return items')));
  const orderId = numbers[index] ?? '';
  expect(mainTextOf(pages[index]?.text ?? '')).toContain(t('Delivered'));

  const form = await shop.get('dk', `${returns}?order=${orderId}`, { cookie });
  expect(mainTextOf(form.text)).toContain(t('Register the return'));
  const nothing = await shop.post('dk', returns, { intent: 'register', orderId, 'quantity-1': '0' }, { cookie });
  expect(nothing.status).toBe(422);
  expect(mainTextOf(nothing.text)).toContain(t('Choose what you want to return, and a reason for each item.'));

  const guest = { orderId, email: demoCustomer.email };
  const found = await shop.post('dk', returns, { intent: 'find', ...guest });
  expect([found.status, mainTextOf(found.text).includes(t('Register the return'))]).toEqual([200, true]);
  const chosen = { 'quantity-2': '1', 'reason-2': 'TOO_SMALL' };
  const registered = await shop.post('dk', returns, { intent: 'register', ...guest, ...chosen });
  expect(registered.status).toBe(303);
  const location = registered.header('location');
  expect(location).toMatch(/^\/registrer-returnering\?receipt=[0-9a-f-]{36}$/);
  const receipt = await shop.get('dk', location);
  expect(receipt.text).toMatch(/<svg[^>]*role="img"[^>]*><path d="M/);
  expect(mainTextOf(receipt.text)).toContain(t('Return label'));
  expect(mainTextOf(receipt.text)).not.toContain('Karen');
});

test('the page about returns links to the page where they are registered, in every language [ACC-06]', async ({
  shop,
}) => {
  for (const { alias } of sites) {
    const { text } = await shop.get(alias, '/content/returns');
    const href = encodeURI(screenPaths[alias].returns);
    expect([href, decodeURI(href)].some((path) => text.includes(`href="${path}"`))).toBe(true);
  }
});
