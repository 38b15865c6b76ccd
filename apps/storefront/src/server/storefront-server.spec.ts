import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { siteConfig } from '../config.ts';
import type { PageRenderer } from './render-page.tsx';
import { createStorefrontServer } from './storefront-server.ts';

const token = [
  { alg: 'HS256', typ: 'JWT' },
  { sid: '7', name: 'Karen Holm', exp: 4_000_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2ln')
  .join('.');

let backend: Server;
let heard: Pick<IncomingMessage, 'headers' | 'url'>[];
beforeAll(async () => {
  backend = createServer(({ headers, url }, response) => {
    heard.push({ headers, url });
    if (url?.startsWith('/cdn-cgi')) return response.writeHead(503, { 'retry-after': '1' }).end();
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-auth-refresh-token': 'new' })
      .end(JSON.stringify({ token, maxAge: 900 }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => backend.close(resolve)));

let server: FastifyInstance;
const plainRenderer: PageRenderer = async (request) => ({
  status: 200,
  headers: {},
  html: new URL(request.url).origin,
  isWhole: true,
});
const openShop = async (trustProxy: boolean, renderer = plainRenderer) => {
  heard = [];
  server = await createStorefrontServer({
    backendUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    assets: { css: '', cssHash: "'sha256-abc='", lateCss: '', script: '', font: undefined, modulesOf: () => [] },
    renderer,
    trustProxy,
    closeWithin: 50,
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

  it('a page that is never answered holds it up no longer than it may', async () => {
    const { page } = await openBusyShop();
    const broken = expect(page).rejects.toThrow('socket hang up');
    await server.close();
    await broken;
  });
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
