import { listQueryBadInputs, routingBadInputs } from '@lyng/routing/testing';
import { expect, rowsOn, test, testedSites } from '../../fixtures/http-test.ts';
import { languageOf, linksOf, pageDataOf, titleOf } from '../../fixtures/page-facts.ts';

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

test('routing-036: a forwarded host is ignored without a trusted proxy', async ({ shop }) => {
  const { status, text } = await shop.get('dk', '/', { 'x-forwarded-host': shop.hostOf('fi') });
  expect(status).toBe(200);
  expect(languageOf(text)).toBe('da');
});

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
  test(`routing-031: ${path} is not a cacheable page`, async ({ shop }) => {
    const { status, header } = await shop.get('dk', path, {
      cookie: 'ralph-auth=token; ralph-cart=00000000-0000-4000-8000-000000000000',
    });
    expect(status).toBe(expected);
    expect(header('cache-control')).toBe('private, no-store');
  });
}

test('routing-047: HEAD responds like GET, without a body', async ({ shop, addresses }) => {
  const { category, brand, campaign, product, content } = await addresses('dk');
  const paths = [
    '/',
    '/kassen',
    '/cart',
    '/favoritter',
    '/mærker',
    '/nyheder',
    '/s/sko',
    '/404',
    '/nothing/here',
    '/da',
    category,
    brand,
    campaign,
    product,
    content,
  ].map(encodeURI);
  for (const target of paths) {
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
  }
});

const queryOf = (html: string): { readonly filters: object; readonly page: number } =>
  (pageDataOf(html) as { page: { query: { filters: object; page: number } } }).page.query;

for (const id of [
  'list-query-014',
  'list-query-023',
  'list-query-031',
  'list-query-044',
  'list-query-047',
  'list-query-058',
] as const) {
  const row = listQueryBadInputs.find((entry) => entry.id === id);
  if (!row) throw new Error(`The fixture has no row ${id}.`);
  test(`${id}: ${row.note}`, async ({ shop, addresses }) => {
    const { category } = await addresses('dk');
    const { status, text } = await shop.get('dk', row.input.replace(/^\/c\/sko/, category));
    expect(status).toBe(200);
    const { expected } = row;
    // The grammar's own table shows how it is parsed; the page drops brands that the shop does not have, which takes it a second query.
    if (expected.filters !== undefined) expect(queryOf(text).filters).toEqual({});
    if (expected.page !== undefined) expect(queryOf(text).page).toBe(expected.page);
    if (expected.search !== undefined)
      expect((pageDataOf(text) as { page: { source: object } }).page.source).toEqual({
        kind: 'search',
        text: expected.search,
      });
    // Wherever the address comes from, its links stay in the shop.
    expect(linksOf(text, 'http').every((href) => /^http:\/\/(dk|se|no|fi)\.localhost(:\d+)?\//.test(href))).toBe(true);
  });
}

/** Addresses that look like a page's and are not one. */
const missing = [
  '/p/no-such-product',
  '/p',
  '/product',
  '/c/no-such-category',
  '/c',
  '/b/no-such-brand',
  '/dc/no-such-campaign',
  '/list',
  '/l',
  '/list/no-such-list',
  '/no-such-content',
  '/content',
  '/content/no-such-content',
  '/inspiration/no-such-article',
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
  for (const target of rowsOn(alias, missing)) {
    test(`${language}: ${target} is a true 404 in the shop's language [APP-04]`, async ({ shop, texts }) => {
      const { status, text, header } = await shop.get(alias, target);
      expect(status).toBe(404);
      expect(header('content-type')).toBe('text/html; charset=utf-8');
      expect(languageOf(text)).toBe(language);
      const title = texts(language)('This page could not be found');
      expect(titleOf(text)).toContain(title);
      expect(text).toContain(`>${title}</h1>`);
      expect(text).toContain('<meta name="robots" content="noindex, follow"');
    });
  }

  test(`${language}: a page beyond the last page of a list is a 404 [APP-04]`, async ({ shop, addresses, texts }) => {
    const { category } = await addresses(alias);
    const { status, text } = await shop.get(alias, `${category}?page=9999`);
    expect(status).toBe(404);
    expect(titleOf(text)).toContain(texts(language)('This page could not be found'));
  });
}

for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
  test(`${method} is not a method for a page`, async ({ shop }) => {
    const { status, header, text } = await shop.send({ host: shop.hostOf('dk'), target: '/cart?<b>', method });
    expect([404, 405, 501]).toContain(status);
    expect(header('access-control-allow-origin')).toBe('');
    expect(text).not.toContain('<b>');
  });
}
