import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cookieNames, personalCookies } from '@lyng/browser';
import { makeSiteConfig } from '@lyng/routing/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { siteConfig } from '../config.ts';
import type { PageRenderer } from './render-page.tsx';
import { createStorefrontServer } from './storefront-server.ts';
import type { StorefrontServerOptions } from './storefront-server.ts';

const token = [
  { alg: 'HS256', typ: 'JWT' },
  { sid: '7', name: 'Karen Holm', exp: 4_000_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2ln')
  .join('.');

let backend: Server;
let heard: Pick<IncomingMessage, 'headers' | 'url'>[];
let isAuthDown = false;
afterEach(() => void (isAuthDown = false));
beforeAll(async () => {
  backend = createServer(({ headers, url }, response) => {
    heard.push({ headers, url });
    if (url?.startsWith('/cdn-cgi') || (isAuthDown && url?.startsWith('/auth')))
      return response.writeHead(503, { 'retry-after': '1' }).end();
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-auth-refresh-token': 'new' })
      .end(JSON.stringify({ token, maxAge: 900 }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => backend.close(resolve)));

let server: FastifyInstance;
const noAssets = { css: '', cssHash: "'sha256-abc='", lateCss: '', script: '', font: undefined, modulesOf: () => [] };
const plainRenderer: PageRenderer = async (request) => ({
  status: 200,
  headers: {},
  html: new URL(request.url).origin,
  isWhole: true,
});
const openShop = async (trustProxy: boolean, renderer = plainRenderer, more: Partial<StorefrontServerOptions> = {}) => {
  heard = [];
  server = await createStorefrontServer({
    backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    assets: noAssets,
    renderer,
    trustProxy,
    // A busy machine is not an outage.
    backendTimeout: 30_000,
    closeWithin: 50,
    ...more,
  });
  return (url: string, remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      url,
      remoteAddress,
      headers: {
        host: siteConfig.markets[0]?.host ?? '',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        ...headers,
      },
    });
};
afterEach(() => server.close());

describe('behind a proxy', () => {
  it.each<[string, boolean, string, string, boolean]>([
    ['that is trusted, the shopper is counted, and cookies are for https', true, '10.0.0.2', '203.0.113.7', true],
    ['that stands in the open, its word is nobody’s', true, '198.51.100.4', '198.51.100.4', false],
    ['that nobody was told of, its word is nobody’s', false, '10.0.0.2', '10.0.0.2', false],
  ])('%s [AUTH-14]', async (_case, trustProxy, peer, counted, isSecure) => {
    const ask = await openShop(trustProxy);
    const page = await ask('/', peer, { cookie: 'ralph-auth-refresh=old' });
    const cookies = [page.headers['set-cookie']].flat().map(String);
    expect([cookies.length, cookies.every((line) => line.endsWith('; Secure') === isSecure)]).toEqual([4, true]);
    await ask('/auth/login', peer);
    expect(heard.map(({ url, headers }) => [url, headers['x-forwarded-for']])).toEqual([
      ['/auth/login', counted],
      ['/auth/login', counted],
    ]);
  });

  const [dk = '', se = ''] = siteConfig.markets.map((market) => market.host);
  it.each<[string, boolean, string, Readonly<Record<string, string>>, number, string]>([
    [
      'a trusted proxy names the host',
      true,
      '10.0.0.2',
      { host: '127.0.0.1:4200', 'x-forwarded-host': se },
      200,
      `https://${se}`,
    ],
    [
      'of a chain the first host counts',
      true,
      '10.0.0.2',
      { host: '127.0.0.1:4200', 'x-forwarded-host': `${se}, inner`, 'x-forwarded-proto': 'https, http' },
      200,
      `https://${se}`,
    ],
    [
      'a trusted proxy names a host that is not ours',
      true,
      '10.0.0.2',
      { 'x-forwarded-host': 'evil.example' },
      421,
      '',
    ],
    [
      'a stranger names another host of ours',
      true,
      '198.51.100.4',
      { host: `${dk}:4200`, 'x-forwarded-host': se },
      200,
      `http://${dk}:4200`,
    ],
    [
      'a stranger names a host that is not ours',
      true,
      '198.51.100.4',
      { host: `${dk}:4200`, 'x-forwarded-host': 'evil.example' },
      200,
      `http://${dk}:4200`,
    ],
    [
      'a proxy that nobody was told of names a host',
      false,
      '10.0.0.2',
      { host: `${dk}:4200`, 'x-forwarded-host': se },
      200,
      `http://${dk}:4200`,
    ],
    [
      'a trusted proxy has no address for the shopper',
      true,
      '10.0.0.2',
      { 'x-forwarded-for': 'unknown' },
      200,
      `https://${dk}`,
    ],
  ])('the address of a page: %s [AUTH-12]', async (_case, trustProxy, peer, headers, status, origin) => {
    const ask = await openShop(trustProxy);
    const page = await ask('/', peer, headers);
    expect([page.statusCode, status === 200 ? page.body : '']).toEqual([status, origin]);
    if (status !== 200) return;
    await ask('/graphql', peer, headers);
    const { headers: sent } = heard.at(-1) ?? { headers: {} };
    expect(`${String(sent['x-forwarded-proto'])}://${String(sent['x-forwarded-host'])}`).toBe(origin);
  });

  it('a form of an older browser belongs to the host that the shopper sees', async () => {
    await openShop(true);
    const post = async (remoteAddress: string, origin: string) => {
      const headers = {
        host: `${dk}:4200`,
        'x-forwarded-host': dk,
        'x-forwarded-proto': 'https',
        'content-type': 'application/x-www-form-urlencoded',
        origin,
      };
      return (await server.inject({ method: 'POST', url: '/', remoteAddress, headers, payload: 'a=b' })).statusCode;
    };
    expect(
      await Promise.all([
        post('10.0.0.2', `https://${dk}`),
        post('10.0.0.2', `http://${dk}:4200`),
        post('198.51.100.4', `https://${dk}`),
        post('198.51.100.4', `http://${dk}:4200`),
      ]),
    ).toEqual([200, 403, 403, 200]);
  });

  it('a page that was made for http is not shown for https', async () => {
    const ask = await openShop(true);
    const schemes = ['http', 'https'].map(
      async (scheme) => (await ask('/', '127.0.0.1', { 'x-forwarded-proto': scheme })).body.split(':')[0],
    );
    expect(await Promise.all(schemes)).toEqual(['http', 'https']);
  });
});

describe('how long a page waits for the backend', () => {
  it.each([
    ['1.5 s by default', {}, 1500],
    ['as long as it is told to', { backendTimeout: 7000 }, 7000],
  ])('is %s', async (_case, options, expected) => {
    const timeouts: number[] = [];
    server = await createStorefrontServer({
      backendUrl: 'http://127.0.0.1:1',
      assets: noAssets,
      renderer: async (_request, { backendTimeout }) => (
        timeouts.push(backendTimeout),
        { status: 200, headers: {}, html: '', isWhole: true }
      ),
      ...options,
    });
    await server.inject({ url: '/', headers: { host: siteConfig.markets[0]?.host ?? '' } });
    expect(timeouts).toEqual([expected]);
  });

  it('ends for the auth service as well: the page is made, and the session is left as it is', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    server = await createStorefrontServer({
      backendUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      assets: noAssets,
      renderer: plainRenderer,
      backendTimeout: 20,
    });
    const page = await server.inject({
      url: '/',
      headers: { host: siteConfig.markets[0]?.host ?? '', cookie: 'ralph-auth-refresh=old' },
    });
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('the page cache', () => {
  const shopper = '198.51.100.4';
  /** A shop whose pages say whom they were rendered for. */
  const openOwnPages = () =>
    openShop(false, async (_request, { cookieHeader }) => ({
      status: 200,
      headers: {},
      html: `for ${cookieHeader}`,
      isWhole: true,
    }));
  const valueOf = (name: string): string => (name === cookieNames.auth ? token : 'mine');

  it.each(personalCookies)(
    'caches no page of a visitor with the cookie %s, and sends them no cached one',
    async (name) => {
      // A session that is not renewed on the way: that alone would keep the page out.
      isAuthDown = true;
      const ask = await openOwnPages();
      const [mine, other] = [`${name}=${valueOf(name)}`, `${name}=${valueOf(name)}; a=b`];
      const pages = [
        await ask('/', shopper),
        await ask('/', shopper, { cookie: mine }),
        await ask('/', shopper, { cookie: other }),
        await ask('/', shopper),
      ];
      expect(pages.map(({ body, headers }) => [body, headers['cache-control'], headers['set-cookie']])).toEqual([
        ['for ', 'no-cache', undefined],
        [`for ${mine}`, 'private, no-store', undefined],
        [`for ${other}`, 'private, no-store', undefined],
        ['for ', 'no-cache', undefined],
      ]);
    },
  );

  it('caches the page of a person apart from that of a business [CAT-02]', async () => {
    const ask = await openOwnPages();
    const [person, business] = [`${cookieNames.userType}=PERSON`, `${cookieNames.userType}=ORGANIZATION`];
    const bodies = [];
    for (const cookie of ['', business, person, `${business}; a=b`])
      bodies.push((await ask('/', shopper, cookie ? { cookie } : {})).body);
    expect(bodies).toEqual(['for ', `for ${business}`, 'for ', `for ${business}`]);
  });
});

describe('the services behind the shop', () => {
  it.each([
    ['/graphql', 'a=b'],
    ['/likes/7', 'a=b'],
    ['/payments/7', 'a=b'],
    ['/cdn-cgi/image/width=80/product/a.svg', 'a=b'],
    ['/auth/login', undefined],
    ['/api/storefront/v3/queries/autocomplete', undefined],
  ])('%s is sent the shopper’s cookies: %s', async (path, cookie) => {
    const ask = await openShop(false);
    await ask(path, '198.51.100.4', { cookie: 'a=b' });
    expect(heard.map(({ url, headers }) => [url, headers.cookie])).toEqual([[path, cookie]]);
  });
});

describe('with a market in every path', () => {
  it.each([
    ['without one leads to the market of the host [ROUTE-13]', '/cart', {}, '/dk/da/cart', 0],
    [
      'without one leads to the market that the shopper has chosen [ROUTE-13]',
      '/cart',
      { cookie: 'ralph-selected-market=se' },
      '/se/sv/cart',
      0,
    ],
    [
      'with an unknown one leads to the fallback market, and only the console says so [ROUTE-14]',
      '/xx/da/cart',
      {},
      '/dk/da/cart',
      1,
    ],
  ])('an address %s', async (_rule, url, headers, location, warnings) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = await openShop(false, plainRenderer, { sites: makeSiteConfig({ marketPrefix: true }) });
    const moved = await ask(url, '198.51.100.4', { host: 'dk.localhost', ...headers });
    expect([
      moved.statusCode,
      moved.headers.location,
      moved.headers['cache-control'],
      moved.body,
      log.mock.calls.length,
    ]).toEqual([302, location, 'no-store', '', warnings]);
    log.mockRestore();
    const page = await ask(location, '198.51.100.4', { host: 'dk.localhost' });
    expect([page.statusCode, page.body]).toEqual([200, 'http://dk.localhost']);
  });
});

describe('when the shop is closed', () => {
  /** A shop on a real port with a page that is answered when it is told to. */
  const openBusyShop = async () => {
    let begun: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const [isBegun, isFinished] = [
      new Promise<void>((resolve) => (begun = resolve)),
      new Promise<void>((resolve) => (finish = resolve)),
    ];
    await openShop(false, async () => {
      begun();
      await isFinished;
      return { status: 200, headers: {}, html: 'whole', isWhole: true };
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const page = new Promise<readonly [string, string | undefined]>((resolve, reject) => {
      const sent = request(url, { headers: { host: siteConfig.markets[0]?.host }, agent }, (answer) => {
        answer.setEncoding('utf8').on('data', (body: string) => resolve([body, answer.headers.connection]));
      });
      sent.on('error', reject).end();
    });
    await isBegun;
    return { page, finish };
  };
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  it('a page that is being answered is answered to its end, and its connection with it', async () => {
    const { page, finish } = await openBusyShop();
    const closed = server.close();
    finish();
    expect(await page).toEqual(['whole', 'close']);
    await closed;
  });

  it('[REL-10] a request on an open connection whose first bytes have not been read yet is answered', async () => {
    await openShop(false);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    const sent = `GET / HTTP/1.1\r\nHost: ${siteConfig.markets[0]?.host ?? ''}\r\n\r\n`;
    socket.write(sent);
    expect(String((await once(socket, 'data'))[0])).toContain('Connection: keep-alive');
    const closed = server.close();
    socket.write(sent);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/);
    await closed;
  });

  it('[REL-10] it says that it is not ready, and serves on until it is told to hurry', async () => {
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

  it('a page that is never answered holds it up no longer than it may', async () => {
    const { page } = await openBusyShop();
    const broken = expect(page).rejects.toThrow('socket hang up');
    await server.close();
    await broken;
  });
});

describe('the headers of every response', () => {
  const host = siteConfig.markets[0]?.host ?? '';
  const rows: readonly (readonly [status: number, what: string, request: InjectOptions])[] = [
    [200, 'a page', { url: '/' }],
    [301, 'a redirect to the one spelling', { url: '/cart/' }],
    [302, 'a redirect to another language’s spelling', { url: '/kassa' }],
    [400, 'two hosts', { url: '/', headers: { host: [host, host] as unknown as string } }],
    [403, 'a form of another site', { method: 'POST', url: '/cart', headers: { host, origin: 'http://evil.example' } }],
    [405, 'a method that nobody has', { method: 'DELETE', url: '/cart' }],
    [
      415,
      'a post of an unknown type',
      {
        method: 'POST',
        url: '/cart',
        payload: 'a',
        headers: { host, 'sec-fetch-site': 'same-origin', 'content-type': 'text/x' },
      },
    ],
    [421, 'another host', { url: '/', headers: { host: 'evil.example' } }],
    [200, 'the API', { url: '/graphql' }],
    [503, 'a busy service', { url: '/cdn-cgi/image/width=80/product/a.svg' }],
    [200, 'its health', { url: '/livez' }],
  ];
  it.each(rows)(
    '[REL-17] %i, %s: never sniffed, never framed, and over https for a year',
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

describe('payment providers', () => {
  afterEach(() => void delete process.env['PAYMENT_PROVIDERS']);

  it.each([
    ['', '/', false, 'false'],
    ['', '/kassen', false, 'false'],
    ['klarna', '/', false, 'true'],
    ['klarna', '/cart', false, 'true'],
    ['klarna', '/kassen', true, 'false'],
    ['klarna', '/checkout/klarna-fail', true, 'false'],
  ])(
    '%j: the document of %s lets their scripts in: %s; the checkout needs another document: %s [REL-17]',
    async (names, url, letsIn, needsDocument) => {
      process.env['PAYMENT_PROVIDERS'] = names;
      await openShop(false, async (_request, facts) => ({
        status: 200,
        headers: {},
        html: String(facts.needsCheckoutDocument),
        isWhole: true,
      }));
      const { headers, body } = await server.inject({ url, headers: { host: 'dk.localhost' } });
      expect(String(headers['content-security-policy']).includes('klarna.com')).toBe(letsIn);
      expect(body).toBe(needsDocument);
    },
  );
});

describe('when something goes wrong', () => {
  it.each(['/', '/%E0%A4%A'])('a page %s that cannot be made is an error to its reader alone', async (url) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ask = await openShop(false, () => Promise.reject(new Error('broken')));
    const { statusCode, body } = await ask(url, '198.51.100.4');
    expect([statusCode, body, log.mock.calls.length]).toEqual([500, 'Something went wrong.', 1]);
    log.mockRestore();
  });

  it('a busy backend is asked once', async () => {
    const ask = await openShop(false);
    const answer = await ask('/cdn-cgi/image/width=80/product/a.svg', '198.51.100.4');
    expect([answer.statusCode, answer.headers['retry-after'], heard.length]).toEqual([503, '1', 1]);
  });
});

describe('the same page, requested twice', () => {
  it.each([
    ['in development is rendered each time, by the newest code', true, ['1', '2']],
    ['is rendered once and then comes from the cache', false, ['1', '1']],
  ])('%s', async (_case, development, bodies) => {
    let renders = 0;
    const open = await openShop(
      false,
      async () => ({ status: 200, headers: {}, html: String((renders += 1)), isWhole: true }),
      { development },
    );
    expect([(await open('/', '127.0.0.1')).body, (await open('/', '127.0.0.1')).body]).toEqual(bodies);
  });
});
