import { EventEmitter, once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cookieNames } from '@lyng/browser';
import { defineFeature, embeddedServices } from '@lyng/feature';
import type { Visit } from '@lyng/feature';
import { makeSiteConfig } from '@lyng/routing/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { serve } from '../testing/serve.ts';
import { host, openTestShop, pageOf, sharedPages, testShop } from '../testing/test-shop.ts';
import { earlyTapsSource } from './documents/early-taps-script.ts';
import type { PageRenderer } from './pages/render-page.tsx';
import type { StorefrontServerOptions } from './storefront-server.ts';

let backendUrl: string;
let received: Pick<IncomingMessage, 'headers' | 'url'>[];
beforeAll(async () => {
  backendUrl = await serve(({ headers, url }, response) => {
    received.push({ headers, url });
    if (url?.startsWith('/cdn-cgi')) return response.writeHead(503, { 'retry-after': '1' }).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

let server: FastifyInstance;
const plainRenderer: PageRenderer = async (request) => pageOf(new URL(request.url).origin);
const openShop = async (trustProxy: boolean, renderer = plainRenderer, more: Partial<StorefrontServerOptions> = {}) => {
  received = [];
  const services = embeddedServices(backendUrl, 30_000);
  server = await openTestShop({ services, renderer, trustProxy, ...more });
  return (url: string, remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      url,
      remoteAddress,
      headers: { host, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', ...headers },
    });
};
afterEach(() => server.close());

describe('behind a proxy', () => {
  it('knows the address of a proxied post also when its response is sent', async () => {
    await openShop(true);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host, 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
      const sent = request({ port, method: 'POST', path: '/graphql', headers }, resolve);
      sent.on('error', reject);
      sent.end('{"query":"{ channels { id } }"}');
    });
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(response.headers['strict-transport-security']).toContain('max-age');
  });

  it.each<[string, boolean, string, string, boolean]>([
    ['a trusted one: the shopper is counted, and cookies are for https', true, '10.0.0.2', '203.0.113.7', true],
    ['one on a public address is not trusted', true, '198.51.100.4', '198.51.100.4', false],
    ['an unconfigured one is not trusted', false, '10.0.0.2', '10.0.0.2', false],
  ])('%s [AUTH-14]', async (_case, trustProxy, peer, counted, isSecure) => {
    const visits: Visit[] = [];
    const visited = defineFeature({
      id: 'visited',
      server: {
        beforePage: async (visit) => {
          visits.push(visit);
          return { cookieHeader: visit.cookieHeader, setCookies: [] };
        },
      },
    });
    const get = await openShop(trustProxy, plainRenderer, { shop: { ...testShop, features: [visited] } });
    await get('/', peer);
    expect(visits).toMatchObject([{ ip: counted, protocol: isSecure ? 'https' : 'http' }]);
    await get('/auth/login', peer);
    expect(received.map(({ url, headers }) => [url, headers['x-forwarded-for']])).toEqual([['/auth/login', counted]]);
  });

  const [dk = '', se = ''] = testShop.config.sites.markets.map((market) => market.host);
  const inner = { host: `${dk}:4200`, 'x-forwarded-host': se };
  it.each<[string, boolean, string, Readonly<Record<string, string>>, number, string]>([
    ['a trusted proxy names the host', true, '10.0.0.2', inner, 200, `https://${se}`],
    ['a trusted proxy names another host', true, '10.0.0.2', { 'x-forwarded-host': 'evil.example' }, 421, ''],
    ['a proxy does not know the shopper', true, '10.0.0.2', { 'x-forwarded-for': 'unknown' }, 200, `https://${dk}`],
  ])('the address of a page: %s [AUTH-12]', async (_case, trustProxy, peer, headers, status, origin) => {
    const get = await openShop(trustProxy);
    const page = await get('/', peer, headers);
    expect([page.statusCode, status === 200 ? page.body : '']).toEqual([status, origin]);
    if (status !== 200) return;
    await get('/graphql', peer, headers);
    const { headers: sent } = received.at(-1) ?? { headers: {} };
    expect(`${String(sent['x-forwarded-proto'])}://${String(sent['x-forwarded-host'])}`).toBe(origin);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('that is trusted (%s) it writes %d warnings [REL3-2]', async (trustProxy, warnings) => {
    const lines: string[] = [];
    const get = await openShop(trustProxy, plainRenderer, { writeLog: (line) => lines.push(line) });
    for (const path of ['/', '/cart']) await get(path, '10.0.0.2');
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(warnings);
  });

  it('a form of an older browser belongs to the host that the shopper sees', async () => {
    await openShop(true);
    const headers = {
      ...inner,
      'x-forwarded-proto': 'https',
      'content-type': 'application/x-www-form-urlencoded',
      origin: `https://${se}`,
    };
    const form = { method: 'POST', url: '/', remoteAddress: '10.0.0.2', headers, payload: 'a=b' } as const;
    expect((await server.inject(form)).statusCode).toBe(200);
  });
});

describe('the page cache', () => {
  it.each([cookieNames.cart, cookieNames.cartCount, cookieNames.selectedMarket, cookieNames.userType, 'unknown'])(
    'sends a visitor with the cookie %s the shared page, and renders it without that cookie',
    async (name) => {
      const get = await openShop(false, async (request, { cookieHeader }) =>
        pageOf(`for ${cookieHeader}${JSON.stringify([...request.headers])}`),
      );
      const pages = [
        await get('/', '198.51.100.4', { cookie: `${name}=mine` }),
        await get('/', '198.51.100.4', { cookie: `${name}=other`, authorization: 'Bearer mine' }),
        await get('/', '198.51.100.4'),
      ];
      expect(pages.map(({ body, headers }) => [body, headers['cache-control']])).toEqual(
        Array(3).fill(['for []', 'no-cache']),
      );
    },
  );
});

describe('the services behind the shop', () => {
  it.each([
    ['/graphql', 'a=b'],
    ['/likes/7', 'a=b'],
    ['/payments/7', 'a=b'],
    ['/cdn-cgi/image/width=80/product/a.svg', 'a=b'],
    ['/auth/login', undefined],
    ['/api/storefront/v3/queries/autocomplete', undefined],
  ])('%s gets the shopper’s cookies: %s', async (path, cookie) => {
    const get = await openShop(false);
    await get(path, '198.51.100.4', { cookie: 'a=b' });
    expect(received.map(({ url, headers }) => [url, headers.cookie])).toEqual([[path, cookie]]);
  });
});

describe('with a market in every path', () => {
  it.each([
    ['without one leads to the chosen market [ROUTE-13]', '/cart', 'ralph-selected-market=se', '/se/sv/cart', 0],
    ['with an unknown one leads to the fallback, with a warning [ROUTE-14]', '/xx/da/cart', '', '/dk/da/cart', 1],
  ])('an address %s', async (_rule, url, cookie, location, warnings) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const config = { ...testShop.config, sites: makeSiteConfig({ marketPrefix: true }) };
    const get = await openShop(false, plainRenderer, { shop: { ...testShop, config } });
    const moved = await get(url, '198.51.100.4', { host: 'localhost', cookie });
    expect([moved.statusCode, moved.body, log.mock.calls.length]).toEqual([302, '', warnings]);
    expect(moved.headers).toMatchObject({ location, 'cache-control': 'no-store' });
    log.mockRestore();
    const page = await get(location, '198.51.100.4', { host: 'localhost' });
    expect([page.statusCode, page.body]).toEqual([200, 'http://localhost']);
  });
});

describe('when the shop is closed', () => {
  /** A shop on a real port with a page that responds on demand. */
  const openBusyShop = async () => {
    const steps = new EventEmitter();
    const begun = once(steps, 'begun');
    await openShop(false, async () => {
      steps.emit('begun');
      await once(steps, 'finished');
      return pageOf('complete');
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const page = new Promise<readonly [string, string | undefined]>((resolve, reject) => {
      const sent = request(url, { headers: { host }, agent }, (response) => {
        response.setEncoding('utf8').on('data', (body: string) => resolve([body, response.headers.connection]));
      });
      sent.on('error', reject).end();
    });
    await begun;
    return { page, finish: () => steps.emit('finished') };
  };
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  it('a page that is being rendered is sent, and its connection closes with it', async () => {
    const { page, finish } = await openBusyShop();
    const closed = server.close();
    finish();
    expect(await page).toEqual(['complete', 'close']);
    await closed;
  });

  it('[REL-10] a request on an open connection gets a response even if its first bytes are unread', async () => {
    await openShop(false);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    const sent = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    socket.write(sent);
    expect(String((await once(socket, 'data'))[0])).toContain('Connection: keep-alive');
    const closed = server.close();
    socket.write(sent);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/);
    await closed;
  });

  it('[REL-10] it fails its readiness check, and serves on until the delay is cut short', async () => {
    const hurry = new AbortController();
    await openShop(false, plainRenderer, { shutdownDelay: 3_600_000, hurry: hurry.signal });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
    expect([await statusOf('/healthz'), await statusOf('/livez')]).toEqual([200, 200]);
    const closed = server.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect([await statusOf('/healthz'), await statusOf('/livez')]).toEqual([503, 200]);
    hurry.abort();
    await closed;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('a page that never renders delays it no longer than the limit', async () => {
    const { page } = await openBusyShop();
    const broken = expect(page).rejects.toThrow('socket hang up');
    await server.close();
    await broken;
  });
});

describe('the headers of every response', () => {
  const ofText = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/x' };
  const rows: readonly (readonly [status: number, what: string, request: InjectOptions])[] = [
    [200, 'a page', { url: '/' }],
    [301, 'a redirect to the one spelling', { url: '/cart/' }],
    [302, 'a redirect to another language’s spelling', { url: '/kassa' }],
    [400, 'two hosts', { url: '/', headers: { host: [host, host] as unknown as string } }],
    [403, 'a form of another site', { method: 'POST', url: '/cart', headers: { host, origin: 'http://evil.example' } }],
    [405, 'an unknown method', { method: 'DELETE', url: '/cart' }],
    [415, 'a post of an unknown type', { method: 'POST', url: '/cart', payload: 'a', headers: ofText }],
    [421, 'another host', { url: '/', headers: { host: 'evil.example' } }],
    [200, 'the API', { url: '/graphql' }],
    [503, 'a busy service', { url: '/cdn-cgi/image/width=80/product/a.svg' }],
    [200, 'its health', { url: '/livez' }],
  ];
  it.each(rows)(
    '[REL-17] %i, %s: no sniffing, no framing, and a year of https only',
    async (status, _what, request) => {
      await openShop(true);
      for (const protocol of ['http', 'https']) {
        const response = await server.inject({
          remoteAddress: '127.0.0.1',
          ...request,
          headers: { host, ...request.headers, 'x-forwarded-proto': protocol },
        });
        expect(response.statusCode).toBe(status);
        expect(response.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        });
        expect(response.headers['strict-transport-security']).toBe(
          protocol === 'https' ? 'max-age=31536000; includeSubDomains' : undefined,
        );
        const type = String(response.headers['content-type'] ?? '');
        if (type.startsWith('text/')) expect(type).toContain('; charset=utf-8');
      }
    },
  );
});

describe('the sources of the features', () => {
  const none = { script: [], frame: [], form: [], connect: [], image: [] };
  const paid = defineFeature({
    id: 'paid',
    server: {
      sources: () => ({ ...none, frame: ['https://bank.example'] }),
      checkoutSources: () => ({ ...none, script: ['https://pay.example'] }),
    },
  });
  const tags = defineFeature({
    id: 'tags',
    server: {
      sources: (_environment, { name }) => ({
        ...none,
        script: [`https://${name}.example`],
        image: ['https://a.example'],
      }),
    },
  });
  const tagScript = `https://${testShop.config.name}.example`;

  it.each([
    ['nobody', '/', [], [], false],
    ['a payment provider', '/', [paid], [], true],
    ['a payment provider', '/kassen', [paid], ['https://pay.example'], false],
    ['a payment provider', '/checkout/klarna-fail', [paid], ['https://pay.example'], false],
    ['a payment provider', '/checkout/confirm', [paid], ['https://pay.example'], true],
    ['a tag manager', '/', [tags], [tagScript], true],
    ['a tag manager', '/kassen', [tags], [], false],
    ['a tag manager', '/checkout/confirm', [tags], [tagScript], true],
  ] as const)(
    'of %s: the document of %s allows its scripts, the checkout needs another document [REL-17]',
    async (_who, url, features, scripts, needsDocument) => {
      const get = await openShop(
        false,
        async (_request, _visit, options) => pageOf(String(options?.needsCheckoutDocument)),
        {
          shop: { ...testShop, features: [sharedPages, ...features] },
        },
      );
      const { headers, body } = await get(url, '198.51.100.4');
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain(["script-src 'self'", earlyTapsSource, ...scripts].join(' '));
      expect(body).toBe(String(needsDocument));
    },
  );

  it('are those of all features together', async () => {
    const get = await openShop(false, plainRenderer, { shop: { ...testShop, features: [paid, tags] } });
    const policy = String((await get('/', '198.51.100.4')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("img-src 'self' data: https://a.example");
    expect(policy).toContain('frame-src https://bank.example');
  });
});

describe('when an error occurs', () => {
  it.each(['/', '/%E0%A4%A'])('a page %s that fails is an error for its own visitor only', async (url) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const get = await openShop(false, () => Promise.reject(new Error('broken')));
    const { statusCode, body } = await get(url, '198.51.100.4');
    expect([statusCode, body, log.mock.calls.length]).toEqual([500, 'Something went wrong.', 1]);
    log.mockRestore();
  });

  it('a busy backend is requested once', async () => {
    const get = await openShop(false);
    const response = await get('/cdn-cgi/image/width=80/product/a.svg', '198.51.100.4');
    expect([response.statusCode, response.headers['retry-after'], received.length]).toEqual([503, '1', 1]);
  });
});

it('in development a page is rendered each time, by the newest code', async () => {
  let renders = 0;
  const get = await openShop(false, async () => pageOf(String((renders += 1))), { development: true });
  expect([(await get('/', '127.0.0.1')).body, (await get('/', '127.0.0.1')).body]).toEqual(['1', '2']);
});
