import { expect, sites, test } from '../../fixtures/http-test.ts';
import { canonicalOf, languageOf, stateOf, titleOf } from '../../fixtures/page-facts.ts';

/** Of each kind one; the routing library proves the others. */
const unknownHosts = ['evil.example:4200', 'dk.localhost.evil.example', 'user@dk.localhost', '127.0.0.1', '__proto__'];

test('an unknown host is rejected and not echoed, whatever is requested of it [ROUTE-11]', async ({ shop }) => {
  for (const host of unknownHosts) {
    const { status, text, header } = await shop.send({ host, target: '/' });
    expect.soft([status, text.includes(host), header('location')], host).toEqual([421, false, '']);
  }
  const others = ['/assets/nothing.js', '/graphql', '/likes', '/cdn-cgi/image/width=320/nothing.jpg', '/payments/none'];
  for (const target of others)
    expect.soft((await shop.send({ host: 'evil.example', target })).status, target).toBe(421);
});

for (const { alias, language, currency } of sites) {
  test(`${alias}.localhost is the same in capital letters and with a dot at the end [ROUTE-11]`, async ({ shop }) => {
    const name = `${alias.toUpperCase()}.LOCALHOST.`;
    const { status, text } = await shop.send({ host: `${name}:${shop.port}`, target: '/' });
    expect(status).toBe(200);
    expect(languageOf(text)).toBe(language);
    expect(canonicalOf(text)).toBe(`http://${shop.hostOf(alias)}/`);
  });

  test(`${alias}.localhost sells in ${currency} and speaks ${language} [ROUTE-11] [ROUTE-27]`, async ({ shop }) => {
    const { text } = await shop.get(alias, '/');
    expect(languageOf(text)).toBe(language);
    expect(stateOf(text).store.channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
  });

  test(`${alias}.localhost has one language: the prefix of another leads to its own [ROUTE-15]`, async ({ shop }) => {
    const { status, header } = await shop.get(alias, `/${language === 'da' ? 'sv' : 'da'}/cart?a=b`);
    expect([status, header('location')]).toEqual([302, '/cart?a=b']);
  });

  test(`${alias}.localhost has no prefix for its own language [ROUTE-01]`, async ({ shop }) => {
    const { status, header } = await shop.get(alias, `/${language}/cart?a=b`);
    expect(status).toBe(301);
    expect(header('location')).toBe('/cart?a=b');
  });
}

test('plain localhost is Danish without a prefix, and a Danish prefix is taken away [ROUTE-01]', async ({ shop }) => {
  const home = await shop.getShared('/');
  expect(languageOf(home.text)).toBe('da');
  expect(canonicalOf(home.text)).toBe(`http://${shop.hostOf('dk')}/`);
  const prefixed = await shop.getShared('/da/kassen');
  expect([prefixed.status, prefixed.header('location')]).toEqual([301, '/kassen']);
});

test('plain localhost knows no fifth language', async ({ shop, texts }) => {
  const { status, text } = await shop.getShared('/en');
  expect(status).toBe(404);
  expect(titleOf(text)).toContain(texts('da')('This page could not be found'));
});

/** Ignored where no proxy is configured. */
const claims = {
  'x-forwarded-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
  'x-host': 'evil.example',
  'x-original-url': '/cart',
  'x-rewrite-url': '/cart',
  'x-forwarded-proto': 'https',
  'x-forwarded-server': 'evil.example',
  'accept-language': 'fi',
};

test('what headers claim changes nothing (routing-035, routing-040, routing-045)', async ({ shop }) => {
  const plain = await shop.get('se', '/nyheter');
  for (const claimed of [claims, { 'accept-language': '*/xx;q=9' }, { 'accept-language': 'x'.repeat(4000) }]) {
    const { status, text } = await shop.get('se', '/nyheter', claimed);
    expect([status, languageOf(text), canonicalOf(text)]).toEqual([200, 'sv', canonicalOf(plain.text)]);
    expect(text).not.toContain('evil.example');
    expect(stateOf(text).store.page).toEqual(stateOf(plain.text).store.page);
  }
});
