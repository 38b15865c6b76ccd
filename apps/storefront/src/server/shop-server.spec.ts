// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import type { IncomingMessage } from 'node:http';
import { inspect } from 'node:util';
import { embeddedServices } from '@lyng/feature';
import type { ReadsParameter } from '@lyng/feature';
import { screenNames } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { createStorefrontServer } from '@lyng/storefront-kit/server';
import type { PageRenderer, PageResult } from '@lyng/storefront-kit/server';
import type { FastifyInstance } from 'fastify';
import { shop } from '../shop.server.ts';
import { serve } from '../testing/serve.ts';

const host = shop.config.sites.markets[0]?.host ?? '';
const token = [
  { alg: 'HS256', typ: 'JWT' },
  { sid: '7', name: 'Karen Holm', exp: 4_000_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2ln')
  .join('.');

let backendUrl: string;
let received: Pick<IncomingMessage, 'headers' | 'url'>[];
beforeAll(async () => {
  backendUrl = await serve(({ headers, url }, response) => {
    received.push({ headers, url });
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-auth-refresh-token': 'new' })
      .end(JSON.stringify({ token, maxAge: 900 }));
  });
});

const page = (html: string, status = 200): PageResult => ({ status, headers: {}, html, isComplete: status === 200 });

let server: FastifyInstance;
afterEach(() => server.close());
/** The shop's server with a renderer of the test's own. */
const openShop = async (renderer: PageRenderer, more: Partial<Parameters<typeof createStorefrontServer>[0]> = {}) => {
  received = [];
  server = await createStorefrontServer({
    shop,
    services: embeddedServices(backendUrl, 30_000),
    renderer,
    closeWithin: 50,
    ...more,
  });
  return (url: string, headers: Readonly<Record<string, string>> = {}, remoteAddress = '198.51.100.4') =>
    server.inject({ url, remoteAddress, headers: { host, ...headers } });
};

it('a trusted proxy names the shopper to the auth service, and cookies are for https [AUTH-14]', async () => {
  const get = await openShop(async () => page(''), { trustProxy: true });
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const shown = await get('/', { ...forwarded, cookie: 'ralph-auth-refresh=old' }, '10.0.0.2');
  const cookies = [shown.headers['set-cookie']].flat().map(String);
  expect([cookies.length, cookies.every((line) => line.endsWith('; Secure'))]).toEqual([4, true]);
  expect(received.map(({ url, headers }) => [url, headers['x-forwarded-for']])).toEqual([
    ['/auth/login', '203.0.113.7'],
  ]);
});

it('a page waits for the auth service no longer than for the backend: it renders and the session stays as it is', async () => {
  const silent = await serve(() => undefined);
  const get = await openShop(async () => page(''), { services: embeddedServices(silent, 20) });
  const shown = await get('/', { cookie: 'ralph-auth-refresh=old' });
  expect([shown.statusCode, shown.headers['set-cookie']]).toEqual([200, undefined]);
});

describe('the log', () => {
  const secret = 'only-the-shopper-knows';
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    const write = (...values: readonly unknown[]): boolean =>
      written.push(values.map((value) => inspect(value)).join(' ')) > 0;
    for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(write);
    for (const level of ['error', 'info', 'log', 'warn'] as const) jest.spyOn(console, level).mockImplementation(write);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['loginToken-013', '/account?loginToken=', false],
    ['loginToken-013', '/?loginToken=', true],
    ['auth-002', '/auth/login?username=kunde@example.com&password=', false],
    ['auth-012', '/account/reset-password?resetKey=', true],
  ])('%s: has nothing of the address %s…; a page there that fails is logged: %s', async (_id, address, isLogged) => {
    for (const renderer of [async () => page(''), async () => Promise.reject(new Error('A bug.'))]) {
      const get = await openShop(renderer);
      const { statusCode } = await get(address + secret);
      expect(statusCode).toBeGreaterThan(199);
      await server.close();
    }
    expect(written.filter((line) => line.includes(secret))).toEqual([]);
    expect(written.some((line) => line.includes('A bug.'))).toBe(isLogged);
  });
});

describe('the screens with cached pages', () => {
  const cachedScreens: { readonly [Name in ScreenName]?: ReadsParameter } = Object.assign(
    {},
    ...shop.features.map((feature) => feature.server?.cachedScreens),
  );

  it('[REL-6] exclude all that show an order, a cart, an account, a draft or a reset key', () => {
    // A new screen belongs here, or in the `cachedScreens` of its feature if its page is shared.
    const account = ['', '-balance', '-membership', '-order', '-orders', '-reset-password', '-settings'];
    const checkout = ['cart', 'checkout', 'checkout-confirm', 'checkout-klarna-fail'];
    const others = ['member', 'preview-widgets', 'register-return', 'search'];
    expect(screenNames.filter((name) => shop.screens[name] && !cachedScreens[name]).sort()).toEqual([
      ...account.map((end) => `account${end}`),
      ...checkout,
      ...others,
    ]);
  });

  it.each([
    ['home', 'utm_source=letter&gclid=1', []],
    ['home', 'action=login&returnTo=%2Fcart', ['action']],
    ['newsletter', 'done=1&utm_source=letter', ['done']],
    ['favourites', 'show=1&gclid=1', ['show']],
    ['new-products', 'flush=7', []],
    ['category', 'brands=R%C3%B8d~1&utm_medium=mail&page=2&p-heel=low~3', ['brands', 'page', 'p-heel']],
    ['category', 'price-from=100&price-to=200&sort=PRICE', ['price-from', 'price-to', 'sort']],
    ['category', '%70age=2&P-heel=1', ['page']],
    ['search-results', 'tab=pages&exact=1&fbclid=x', ['tab', 'exact']],
    ['product', 'sku=3&notify=4&reviews=2&page=2', ['sku', 'notify', 'reviews']],
    ['content', '&&a&=b', []],
    ['brands', 'page=2', []],
  ] as const)('[REL-3] of %s read, of %s, only %j', (screen, query, read) => {
    const readers = [cachedScreens[screen], ...shop.features.map(({ server }) => server?.addedParameters?.[screen])];
    expect([...new URLSearchParams(query).keys()].filter((name) => readers.some((reads) => reads?.(name)))).toEqual(
      read,
    );
  });
});

it('only the checkout allows the scripts of a payment provider, in a document of its own [REL-17]', async () => {
  process.env['PAYMENT_PROVIDERS'] = 'klarna';
  const get = await openShop(async (_request, _visit, options) => page(String(options?.needsCheckoutDocument)));
  delete process.env['PAYMENT_PROVIDERS'];
  for (const [url, isAllowed] of [
    ['/', false],
    ['/kassen', true],
  ] as const) {
    const { headers, body } = await get(url);
    expect(String(headers['content-security-policy']).includes('klarna.com')).toBe(isAllowed);
    expect(body).toBe(String(!isAllowed));
  }
});
