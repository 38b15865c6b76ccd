import { expect, rowsOn, sites, test } from '../../fixtures/http-test.ts';
import { canonicalOf, languageOf, stateOf, titleOf } from '../../fixtures/page-facts.ts';

const unknownHosts = [
  'evil.example',
  'evil.example:4200',
  'evil.dk.localhost',
  'dk.localhost.evil.example',
  'dklocalhost',
  'user@dk.localhost',
  'dk.localhost/evil.example',
  'dk.localhost:evil',
  'dk.localhost:80:80',
  'dk.localhost:99999999',
  '127.0.0.1',
  '[::1]',
  '__proto__',
];

for (const host of unknownHosts) {
  test(`the host ${host} is rejected and not echoed [ROUTE-11]`, async ({ shop }) => {
    const { status, text, header } = await shop.send({ host, target: '/' });
    expect(status).toBe(421);
    expect(text).not.toContain(host);
    expect(header('location')).toBe('');
  });
}

for (const target of [
  '/assets/nothing.js',
  '/graphql',
  '/likes',
  '/cdn-cgi/image/width=320/nothing.jpg',
  '/payments/nothing',
]) {
  test(`${target} is rejected on a foreign host`, async ({ shop }) => {
    expect((await shop.send({ host: 'evil.example', target })).status).toBe(421);
  });
}

/** Other spellings of a host's name; the first has both kinds of difference. */
const spellings = [
  (name: string) => `${name.toUpperCase()}.`,
  (name: string) => name.toUpperCase(),
  (name: string) => `${name}.`,
];

for (const { alias, language, currency } of sites) {
  for (const spell of rowsOn(alias, spellings)) {
    const name = spell(`${alias}.localhost`);
    test(`${name} is ${alias}.localhost [ROUTE-11]`, async ({ shop }) => {
      const { status, text } = await shop.send({ host: `${name}:${shop.port}`, target: '/' });
      expect(status).toBe(200);
      expect(languageOf(text)).toBe(language);
      expect(canonicalOf(text)).toBe(`http://${shop.hostOf(alias)}/`);
    });
  }

  test(`${alias}.localhost sells in ${currency} and speaks ${language} [ROUTE-11] [ROUTE-27]`, async ({ shop }) => {
    const { text } = await shop.get(alias, '/');
    expect(languageOf(text)).toBe(language);
    expect(stateOf(text).store.channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
  });

  for (const foreign of rowsOn(
    alias,
    sites.filter((site) => site.language !== language),
  )) {
    test(`${alias}.localhost has no ${foreign.language}: /${foreign.language} leads to its own language [ROUTE-15]`, async ({
      shop,
    }) => {
      const { status, header } = await shop.get(alias, `/${foreign.language}/cart?a=b`);
      expect(status).toBe(302);
      expect(header('location')).toBe('/cart?a=b');
    });
  }

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

const claims = {
  'x-forwarded-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
  'x-host': 'evil.example',
  'x-original-url': '/cart',
  'x-rewrite-url': '/cart',
  'x-forwarded-proto': 'https',
  'x-forwarded-server': 'evil.example',
} as const;

for (const [name, value] of Object.entries(claims)) {
  test(`${name}: ${value} changes nothing (routing-035, routing-040)`, async ({ shop }) => {
    const plain = await shop.get('se', '/nyheter');
    const claimed = await shop.get('se', '/nyheter', { [name]: value });
    expect(claimed.status).toBe(200);
    expect(claimed.text).not.toContain('evil.example');
    expect(canonicalOf(claimed.text)).toBe(canonicalOf(plain.text));
    expect(stateOf(claimed.text).store.page).toEqual(stateOf(plain.text).store.page);
  });
}

for (const value of ['*/xx;q=9', 'fi', 'da;q=,,,', 'x'.repeat(4000)]) {
  test(`Accept-Language ${value.slice(0, 12)} decides nothing (routing-045)`, async ({ shop }) => {
    const { status, text } = await shop.get('se', '/', { 'accept-language': value });
    expect(status).toBe(200);
    expect(languageOf(text)).toBe('sv');
  });
}
