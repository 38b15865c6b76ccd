import { parseCookies } from '@lyng/browser';
import type { FastifyInstance } from 'fastify';
import { host, openTestShop, pageOf } from '../../testing/test-shop.ts';
import { cookieRemovals, hasCookieOverflow } from './cookie-overflow.ts';

const KB = 1024;
const session =
  'ralph-auth=token; ralph-auth-refresh=refresh; ralph-user=anna; ralph-user-maxage=1800; ralph-cart=mine';
const cookieOf = (name: string, length: number): string => `${name}=`.padEnd(length, 'x');
const many = (count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => cookieOf(`c${String(index)}`, length)).join('; ');

/** The names that the lines remove, each once. */
const removedBy = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.map((line) => /^([^=]+)=; Max-Age=0; Path=\//.exec(line)?.[1] ?? '')),
];
const remove = (cookieHeader: string): readonly string[] =>
  removedBy(cookieRemovals(cookieHeader, { secure: false, host }));

describe('too many cookies', () => {
  it.each([
    [undefined, false],
    ['', false],
    [cookieOf('a', 16 * KB), false],
    [cookieOf('a', 16 * KB + 1), true],
  ])('are more than 16 KB: %#', (header, expected) => {
    expect(hasCookieOverflow(header)).toBe(expected);
  });

  it('lose the longest first, as few as are in the way, and never the session (cookies-032)', () => {
    const header = [
      session,
      cookieOf('short', 50),
      cookieOf('long', 4 * KB),
      cookieOf('longer', 5 * KB),
      many(8, KB),
    ].join('; ');
    expect(remove(header)).toEqual(['longer', 'long', 'c0']);
  });

  it('lose even the session when nothing else is in the way', () => {
    expect(remove(`${cookieOf('ralph-cart', 17 * KB)}; ralph-auth=token`)).toEqual(['ralph-cart']);
  });

  it('lose those of one name together, and no more than forty with one response', () => {
    expect(remove(Array.from({ length: 9 }, () => cookieOf('same', 2 * KB)).join('; '))).toEqual(['same']);
    expect(remove(many(180, 100))).toHaveLength(40);
  });

  it('are removed from the host and the domains above it', () => {
    const lines = cookieRemovals(cookieOf('_ga', 17 * KB), { secure: true, host: 'www.shop.example' });
    const line = '_ga=; Max-Age=0; Path=/; SameSite=Lax; Secure';
    expect(lines).toEqual([line, `${line}; Domain=www.shop.example`, `${line}; Domain=shop.example`]);
  });

  it('with a name that no cookie can have are passed over', () => {
    expect(cookieRemovals(`${cookieOf('a b\r\nx', 17 * KB)}; =y`, { secure: false, host })).toEqual([]);
  });
});

describe('a request with many cookies', () => {
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    // Takes the host from a header: `fetch` sets its own.
    server = await openTestShop({ renderer: async () => pageOf('a page'), trustProxy: true });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  const get = (cookie: string, path = '/') =>
    fetch(url + path, { headers: { cookie, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' } });

  it.each([
    ['no cookies', '', 200],
    ['15 KB of cookies (cookies-031)', many(10, 1.5 * KB), 200],
    ['150 cookies (cookies-033)', many(150, 90), 200],
    ['17 KB of cookies (cookies-032)', many(10, 1.7 * KB), 431],
    ['70 KB of headers, which are not parsed', many(10, 7 * KB), 431],
  ])('of %s: a page, whether it is cached or not', async (_what, cookie, status) => {
    for (const path of ['/', '/', '/cart']) expect((await get(cookie, path)).status).toBe(status);
  });

  it('gets a page in the shopper’s language, and the next one has room (cookies-032)', async () => {
    const cookie = `${session}; ${many(10, 1.7 * KB)}`;
    const response = await get(cookie, '/cart');
    expect([response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      'no-store',
      'text/html; charset=utf-8',
    ]);
    const html = await response.text();
    expect(html).toContain('<html lang="da"');
    expect(html).toContain('<a href="">Prøv igen</a>');
    const removed = new Set(removedBy(response.headers.getSetCookie()));
    const next = [...parseCookies(cookie)].filter(([name]) => !removed.has(name));
    expect(next.map(([name]) => name)).toEqual(
      expect.arrayContaining(['ralph-auth', 'ralph-auth-refresh', 'ralph-cart']),
    );
    expect((await get(next.map(([name, value]) => `${name}=${value}`).join('; '), '/cart')).status).toBe(200);
  });
});
