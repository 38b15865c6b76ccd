import { expect, sites, test } from '../../fixtures/http-test.ts';
import { canonicalOf, languageOf, stateOf } from '../../fixtures/page-facts.ts';

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
  test(`${alias}.localhost sells in ${currency} and speaks ${language} [ROUTE-11] [ROUTE-27]`, async ({ shop }) => {
    const { text } = await shop.get(alias, '/');
    expect(languageOf(text)).toBe(language);
    expect(stateOf(text).store.channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
  });
}

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
