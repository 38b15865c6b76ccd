import { listQueryBadInputs, routingBadInputs } from '@lyng/routing/testing';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { languageOf, linksOf, titleOf } from '../../fixtures/page-facts.ts';

// Rows for the market-prefix mode, which this shop is not configured for, are held by the routing library.
const rows = routingBadInputs.flatMap(({ id, input, request, result }) =>
  request && result && !request.marketPrefix && !request.fromTrustedProxy ? [{ id, input, request, result }] : [],
);

const statuses: Readonly<Record<string, readonly number[]>> = {
  'not-found': [404],
  'unknown-host': [421],
  redirect: [301, 302],
  screen: [200, 404],
};

for (const { id, input, request, result } of rows) {
  test(`${id}: ${input}`, async ({ shop, texts }) => {
    const forwarded: Readonly<Record<string, string>> =
      request.forwardedHost === undefined ? {} : { 'x-forwarded-host': request.forwardedHost };
    const { status, header, text } = await shop.send({
      host: `${request.host}:${shop.port}`,
      target: request.target,
      headers: forwarded,
    });
    expect(statuses[result.outcome]).toContain(status);
    expect(header('location')).toBe(result.location ?? '');
    expect(text).not.toContain('evil.example');
    if (result.outcome === 'not-found') expect(titleOf(text)).toContain(texts('da')('This page could not be found'));
  });
}

test('routing-031: an address that ends like a file is not a cacheable page', async ({ shop }) => {
  const cookie = 'ralph-auth=token; ralph-cart=00000000-0000-4000-8000-000000000000';
  for (const [path, expected] of [
    // Below the orders are those of a customer, so who is not logged in is sent to the login.
    ['/min-konto/bestillinger/x.css', 302],
    ['/min-konto/bestillinger;x.css', 404],
    ['/account/x.css', 404],
    ['/cart/x.css', 404],
    ['/cart;x.css', 404],
    ['/cart%0Ax.css', 404],
    ['/cart%2ex.css', 404],
    ['/kassen/x.js', 404],
  ] as const) {
    const { status, header } = await shop.get('dk', path, { cookie });
    expect.soft([status, header('cache-control')], path).toEqual([expected, 'private, no-store']);
  }
});

test('routing-047: HEAD responds like GET, without a body', async ({ shop, addresses }) => {
  // A shared page, a personal one, a missing one, a redirect, and one that the backend knows.
  for (const target of ['/', '/cart', '/nothing/here', '/da', (await addresses('dk')).product]) {
    const get = await shop.get('dk', target);
    const head = await shop.send({ host: shop.hostOf('dk'), target, method: 'HEAD' });
    expect.soft(head.status, target).toBe(get.status);
    expect.soft(head.text, target).toBe('');
    expect.soft(head.header('location'), target).toBe(get.header('location'));
    expect.soft(head.header('cache-control'), target).toBe(get.header('cache-control'));
  }
});

test('a category of the shop takes every hostile list address', async ({ shop, addresses }) => {
  const { category } = await addresses('dk');
  for (const { id, input, expected } of listQueryBadInputs) {
    // Node rejects raw bytes and browsers encode them, so they are sent as browsers send them.
    const target = encodeURI(input.replace(/^\/c\/sko/, category)).replaceAll('%25', '%');
    const { status, header, text } = await shop.get('dk', target);
    const wanted = [
      ...String(expected.status).split('|').map(Number),
      ...(expected.alt === undefined ? [] : [expected.alt]),
    ];
    // A page that the list does not have is a 404, which the grammar cannot know.
    expect.soft(expected.page !== undefined && expected.page > 1 ? [...wanted, 404] : wanted, id).toContain(status);
    expect.soft(header('content-type'), id).toContain('text/html');
    expect.soft(text, id).not.toContain('<img src=x');
    // Wherever the address comes from, its links stay in the shop.
    const isOwn = (href: string): boolean => /^http:\/\/(dk|se|no|fi)\.localhost(:\d+)?\//.test(href);
    expect
      .soft(
        linksOf(text, 'http').filter((href) => !isOwn(href)),
        id,
      )
      .toEqual([]);
  }
});

/** Addresses that look like a page's and are not one; names that nothing has are in the table of all routes. */
const missing = [
  '/no-such-content',
  '/p/%',
  '/p/%E0%A4%A',
  '/p/%00',
  '/p/x/y/z/alias',
  '/.env',
  '/nothing/at/all',
  '//evil.example',
  '/\\evil.example',
];

for (const { alias, language } of testedSites) {
  test(`${language}: a missing page is a true 404 in the shop's language, also one beyond the last of a list [APP-04]`, async ({
    shop,
    addresses,
    texts,
  }) => {
    const { category } = await addresses(alias);
    const title = texts(language)('This page could not be found');
    for (const target of [...missing, `${category}?page=9999`]) {
      const { status, text, header } = await shop.get(alias, target);
      expect.soft([status, languageOf(text)], target).toEqual([404, language]);
      expect.soft(header('content-type'), target).toBe('text/html; charset=utf-8');
      expect.soft(titleOf(text), target).toContain(title);
      expect.soft(text, target).toContain(`>${title}</h1>`);
      expect.soft(text, target).toContain('<meta name="robots" content="noindex, follow"');
    }
  });
}

test('pages take no other methods than those of links and forms', async ({ shop }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, header, text } = await shop.send({ host: shop.hostOf('dk'), target: '/cart?<b>', method });
    expect.soft([404, 405, 501], method).toContain(status);
    expect.soft(header('access-control-allow-origin'), method).toBe('');
    expect.soft(text, method).not.toContain('<b>');
  }
});
