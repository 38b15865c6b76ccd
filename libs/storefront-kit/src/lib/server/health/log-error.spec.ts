import { makeShopConfig } from '@lyng/feature/testing';
import { makeSiteConfig } from '@lyng/routing/testing';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../testing/test-shop.ts';

let server: FastifyInstance;
let lines: string[];
let write: (line: string) => void;
let client = 0;

beforeAll(async () => {
  server = await openTestShop({
    shop: { config: makeShopConfig({ sites: makeSiteConfig() }), features: [] },
    release: 'deploy-2',
    writeLog: (line) => write(line),
    now: () => Date.UTC(2026, 10, 26, 12),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
  write = (line) => void lines.push(line);
  client += 1;
});

const send = (payload: string | object) =>
  server.inject({
    method: 'PUT',
    url: '/api/log-error',
    headers: { host: 'dk.localhost', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    remoteAddress: `10.0.0.${client}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const report = {
  type: 'TypeError',
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at a (https://dk.localhost/assets/page-Ab1_x9Z.js:1:2)',
  component: 'PriceLine',
  info: 'at PriceLine',
  url: '/p/sneaker/karens-sko',
  userAgent: 'A browser',
};

describe('PUT /api/log-error [APP-07]', () => {
  it('writes one line of JSON, with the pattern of the route in place of its address', async () => {
    expect((await send({ ...report, release: 'deploy-1' })).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.endsWith('}\n')).toBe(true);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      ...report,
      time: '2026-11-26T12:00:00.000Z',
      level: 'error',
      subject: 'browser-error',
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
      release: 'deploy-1',
      serverRelease: 'deploy-2',
      url: '/p/:alias',
      screen: 'product',
      market: 'dk',
    });
  });

  const origin = 'https://dk.localhost';
  /** Rows of the list of bad inputs, area `log-error`. */
  it.each<[id: string, what: string, payload: string | object, status: number, log: RegExp | undefined]>([
    ['002', 'an empty object', {}, 204, /"type":"Error","message":""/],
    ['003', 'no JSON', 'not JSON', 400, undefined],
    ['003', 'JSON that is no object', '[1]', 400, undefined],
    ['004', '5 MB', { message: 'x'.repeat(5 * 2 ** 20) }, 413, undefined],
    [
      '007',
      'an address with keys',
      { url: `${origin}/p/x?loginToken=abc&email=karen@x.dk` },
      204,
      /"url":"\/p\/:alias"/,
    ],
    ['009', 'a message with a number', { message: '900101-1239 karen@x.dk' }, 204, /"message":"\[number\] \[email\]"/],
  ])('log-error-%s: %s', async (_id, _what, payload, status, log) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(lines).toHaveLength(log ? 1 : 0);
    if (log) expect(lines[0]).toMatch(log);
    expect(lines.join('')).not.toMatch(/karen|loginToken=a|1239|=abc/);
  });

  it('log-error-015: ignores an error of the log itself', async () => {
    write = () => {
      throw new Error('The disk is full.');
    };
    expect((await send(report)).statusCode).toBe(204);
  });

  it('lets no text begin another line', async () => {
    await send({ message: 'one\r\n{"level":"info"}\u2028two\u0085three\u001b[31m' });
    expect(lines[0]?.split(/[\n\r\u0085\u2028\u2029\u001b]/)).toHaveLength(2);
  });

  it.each([
    ['/no/such/page/of/the/shop', 'a page of content or none'],
    ['//evil.example/x', 'another host'],
    ['/%E0%A4%A', 'what cannot be decoded'],
    ['https://[', 'no address'],
  ])('writes no address that it does not know: %s, %s', async (url) => {
    expect((await send({ ...report, url })).statusCode).toBe(204);
    expect(lines.join('')).not.toMatch(/such|evil|%E0/);
  });

  it('takes 30 reports of a client in a minute', async () => {
    for (let count = 0; count < 30; count++) expect((await send(report)).statusCode).toBe(204);
    expect((await send(report)).statusCode).toBe(429);
    expect(lines).toHaveLength(30);
  });
});
