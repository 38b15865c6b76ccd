import { Agent, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { cookieNames, personalCookies } from '@lyng/browser';
import { defineFeature } from '@lyng/feature';
import type { FastifyInstance } from 'fastify';
import { host, openTestShop, pageOf, sharedPages, testShop } from '../../testing/test-shop.ts';
import { deviceClassOf } from '../requests/device.ts';

const phone = 'Mozilla/5.0 (iPhone) Mobile';
const otherHost = testShop.config.sites.markets[1]?.host ?? '';

let server: FastifyInstance;
let agent: Agent;
afterEach(async () => {
  agent.destroy();
  await server.close();
});

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A shop on a real port, which counts the requests that were routed. */
async function openShop() {
  let now = 1_000_000;
  const routed: string[] = [];
  let renders = 0;
  const counted = defineFeature({
    id: 'counted',
    server: {
      beforePage: async ({ target, cookieHeader }) => {
        routed.push(target);
        return { cookieHeader, setCookies: [] };
      },
    },
  });
  agent = new Agent({ keepAlive: true });
  server = await openTestShop({
    shop: { ...testShop, features: [sharedPages, counted] },
    renderer: async ({ url }, { cookieHeader, userAgent }) => {
      renders += 1;
      return {
        ...pageOf(`${url} for "${cookieHeader}" on ${deviceClassOf(userAgent)}`),
        status: url.includes('/p/none') ? 404 : 200,
        headers: { 'x-render': String(renders) },
      };
    },
    trustProxy: true,
    now: () => now,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    new Promise<Received>((resolve, reject) => {
      const sent = sendRequest({ port, path, method, agent, headers: { host, ...headers } }, (response) => {
        const { statusCode: status, headers: received } = response;
        void buffer(response).then((bytes) => resolve({ status, headers: received, bytes }), reject);
      });
      sent.on('error', reject).end();
    });
  return { get, port, routed, renders: () => renders, pass: (ms: number) => void (now += ms) };
}

const withoutDate = ({ headers: { date: _date, ...headers }, ...rest }: Received) => ({ ...rest, headers });

it.each([
  ['/', {}],
  ['/?utm_source=letter', {}],
  ['/nyheder?page=2', { 'user-agent': phone }],
  ['/p/none', {}],
  ['/', { cookie: `${cookieNames.cart}=mine; ${cookieNames.userType}=ORGANIZATION` }],
  ['/', { 'x-forwarded-proto': 'https', 'x-forwarded-host': otherHost }],
  ['/', { 'accept-encoding': 'gzip' }],
])('an equal request for %s %j gets the equal response without being routed', async (path, headers) => {
  const { get, routed } = await openShop();
  const [first, second] = [await get(path, headers), await get(path, headers)];
  expect(withoutDate(second)).toEqual(withoutDate(first));
  expect(second.headers['content-length']).toBe(String(second.bytes.length));
  expect(routed.length).toBe(1);
});

const known = { host, cookie: `${cookieNames.cart}=mine` };
const business = `${cookieNames.userType}=ORGANIZATION`;
it.each<[what: string, path: string, headers: Readonly<Record<string, string>>, body: string]>([
  ['of another host', '/', { host: otherHost }, `http://${otherHost}/ for "" on desktop`],
  ['of another host of the proxy', '/', { 'x-forwarded-host': otherHost }, `http://${otherHost}/ for "" on desktop`],
  ['of another page', '/nyheder', {}, `http://${host}/nyheder for "" on desktop`],
  ['of another device', '/', { 'user-agent': phone }, `http://${host}/ for "" on phone`],
  ['of another scheme', '/', { 'x-forwarded-proto': 'https' }, `https://${host}/ for "" on desktop`],
  ['of a business [CAT-02]', '/', { cookie: `${business}; a=b` }, `http://${host}/ for "${business}" on desktop`],
  ...personalCookies.map((name): [string, string, Readonly<Record<string, string>>, string] => [
    `with the cookie ${name}`,
    '/',
    { cookie: `${name}=mine` },
    `http://${host}/ for "${name}=mine" on desktop`,
  ]),
])('a request %s is routed', async (_what, path, headers, body) => {
  const { get, routed } = await openShop();
  for (let time = 0; time < 2; time += 1) await get('/', known);
  expect(routed.length).toBe(1);
  const received = await get(path, headers);
  expect([String(received.bytes), routed.length]).toEqual([body, 2]);
});

it('two hosts are rejected, also where the first of them has a page', async () => {
  const { get, port } = await openShop();
  await get('/');
  const socket = connect(port, '127.0.0.1').end(
    `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it('a stale page is rendered again', async () => {
  const { get, renders, pass } = await openShop();
  await get('/');
  pass(10_000);
  // Still the first one, while the second is made.
  expect((await get('/')).headers['x-render']).toBe('1');
  while ((await get('/')).headers['x-render'] !== '2') await new Promise((resolve) => setImmediate(resolve));
  expect(renders()).toBe(2);
});

it('HEAD has the headers of GET and no body', async () => {
  const { get, routed } = await openShop();
  const [page, head] = [await get('/'), await get('/', {}, 'HEAD')];
  expect(withoutDate(head)).toEqual({ ...withoutDate(page), bytes: Buffer.of() });
  expect(routed.length).toBe(1);
});

describe('a browser that has the page', () => {
  it.each([0, 1])('gets none again after %i more requests, until it has changed', async (more) => {
    const { get, pass } = await openShop();
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await get('/', headers)).headers;
    expect(etag).toMatch(/^"[\w-]+-br"$/);
    for (let time = 0; time < more; time += 1) await get('/', headers);
    const again = await get('/', { ...headers, 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    // Another encoding is other bytes.
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
    pass(300_000);
    expect((await get('/', { ...headers, 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('gets its personal page each time', async () => {
    const { get } = await openShop();
    expect((await get('/', { cookie: `${personalCookies[0] ?? ''}=1` })).headers.etag).toBeUndefined();
  });
});
