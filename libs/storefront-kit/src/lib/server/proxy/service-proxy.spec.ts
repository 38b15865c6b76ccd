import { embeddedServices, readServices } from '@lyng/feature';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { serve } from '../../testing/serve.ts';
import { host, openTestShop } from '../../testing/test-shop.ts';
import { addServiceProxy, endToEndHeaders } from './service-proxy.ts';

let shop: FastifyInstance;
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

const openShop = async (backendUrl: string): Promise<FastifyInstance> =>
  (shop = await openTestShop({ services: embeddedServices(backendUrl) }));

const addressOf = () => ({ protocol: 'http', host, port: undefined, authority: host }) as const;

/** One raw request on a connection of its own; resolves when the server has closed it. */
async function talk(request: string): Promise<string> {
  await shop.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request.replaceAll('\n', '\r\n'));
  return text(socket);
}

describe('a service behind the shop', () => {
  it('[REL-7] is a 503 without an inner address when it is down', async () => {
    await openShop('http://127.0.0.1:1');
    const response = await shop.inject({ url: '/graphql', headers: { host } });
    const { requestId, ...body } = response.json<Readonly<Record<string, unknown>>>();
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '5',
      'x-request-id': requestId,
    });
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(body).toEqual({
      code: 'ServiceUnavailable',
      message: 'The service is not available. Try again in a few seconds.',
    });
  });

  it.each([
    '/edit/search',
    '/graphql/../edit/search',
    '/graphql/%2e%2e/edit/search',
    '/payments/..%2fedit/search',
    '/preview',
  ])('has no page of its own for those who run the shop: %s', async (url) => {
    const requested: (string | undefined)[] = [];
    await openShop(
      await serve((request, response) => {
        requested.push(request.url);
        response.end('backend');
      }),
    );
    await talk(`GET ${url} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);
    expect(requested.filter((path) => /^\/(?:edit|preview|outbox)\b/.test(path ?? ''))).toEqual([]);
  });

  it('[REL-7] is a 503 when it hangs up midway, and the log has the request’s id', async () => {
    await openShop(await serve((request) => request.socket.destroy()));
    const response = await shop.inject({ url: '/graphql', headers: { host } });
    expect([response.statusCode, response.body.includes('127.0.0.1')]).toEqual([503, false]);
    const id = String(response.headers['x-request-id']);
    const line = `@lyng/storefront: /graphql got no response (UND_ERR_SOCKET), request ${id}.`;
    expect(jest.mocked(console.error).mock.calls).toEqual([[line]]);
  });

  it('[REL-7] is a 504 when it does not respond in time', async () => {
    shop = Fastify();
    const env = { BACKEND_URL: await serve(() => undefined) };
    await addServiceProxy(shop, { services: readServices({ graphql: { proxyTimeout: 20 } }, env, ''), addressOf });
    const response = await shop.inject({ url: '/graphql' });
    expect([response.statusCode, response.json<{ readonly code: string }>().code]).toEqual([504, 'ServiceTimeout']);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });

  it.each([
    ['/graphql', 500, 'ServiceUnavailable'],
    ['/likes/users/7', 503, 'ServiceUnavailable'],
    ['/cdn-cgi/image/width=80/product/a.svg', 504, 'ServiceTimeout'],
  ])('at %s keeps the text of its own %i inside', async (url, status, code) => {
    const inner = gzipSync('Error: connect ECONNREFUSED 10.1.2.3:5432');
    const headers = { 'content-encoding': 'gzip', 'retry-after': '60', etag: '"a"' };
    await openShop(await serve((_request, response) => response.writeHead(status, headers).end(inner)));
    const response = await shop.inject({ url, headers: { host } });
    expect([response.statusCode, response.json<{ readonly code: string }>().code]).toEqual([status, code]);
    expect(response.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers).not.toHaveProperty('etag');
    expect(response.body).not.toContain('10.1.2.3');
  });

  it('has its own error pages, if it is a payment', async () => {
    await openShop(await serve((_request, response) => response.writeHead(500).end('Prøv igen')));
    const response = await shop.inject({ url: '/payments/7', headers: { host } });
    expect([response.statusCode, response.body]).toEqual([500, 'Prøv igen']);
  });

  it('is passed on up to a limit', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const backendUrl = await serve((_request, response) => {
      closed = once(response, 'close');
      const write = (): void => {
        while (response.write('x'.repeat(1000)) && !response.destroyed);
        response.once('drain', write);
      };
      write();
    });
    shop = Fastify();
    const services = readServices({ favourites: { maxBytes: 5000 } }, { BACKEND_URL: backendUrl }, '');
    await addServiceProxy(shop, { services, addressOf });
    await shop.listen({ port: 0, host: '127.0.0.1' });
    const port = (shop.server.address() as AddressInfo).port;
    const response = await fetch(`http://127.0.0.1:${port}/likes`);
    await expect(response.text()).rejects.toThrow('terminated');
    await closed;
  });

  it('is not logged when the visitor leaves before its body has come', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const backendUrl = await serve((_request, response) => {
      closed = once(response, 'close');
      response.writeHead(200, { 'content-type': 'text/plain' }).flushHeaders();
    });
    await openShop(backendUrl);
    await shop.listen({ port: 0, host: '127.0.0.1' });
    const visitor = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
    const hasHeaders = new Promise<void>((resolve) =>
      subscribe('undici:request:headers', function onHeaders() {
        unsubscribe('undici:request:headers', onHeaders);
        setImmediate(resolve);
      }),
    );
    visitor.write(`POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`);
    await hasHeaders;
    visitor.destroy();
    await closed;
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[IN-22] does not control the connection to the browser', async () => {
    const backendUrl = await serve((_request, response) =>
      response.writeHead(200, { connection: 'keep-alive, x-hop', 'x-hop': '1', 'x-end': '2' }).end('done'),
    );
    await openShop(backendUrl);
    const response = await talk(`GET /graphql HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(response).toMatch(/\r\nx-end: 2\r\n/i);
    expect(response).not.toMatch(/keep-alive|x-hop/i);
  });
});

describe('a service outside of the backend', () => {
  const openRemote = async (listener: RequestListener, env: Readonly<Record<string, string>> = {}): Promise<void> => {
    const search = `${await serve(listener)}/tenant/v3`;
    const services = readServices({}, { BACKEND_URL: 'http://127.0.0.1:1', SERVICE_SEARCH_URL: search, ...env }, '');
    shop = await openTestShop({ services });
  };
  const url = '/api/storefront/v3/queries/autocomplete?q=a%20b';
  const get = (headers = {}) => shop.inject({ url, headers: { host, ...headers } });

  it('gets the rest of the path below its own address, and the key that browsers do not have', async () => {
    const received: (readonly [string | undefined, IncomingHttpHeaders])[] = [];
    await openRemote(
      (request, response) => {
        received.push([request.url, request.headers]);
        response.writeHead(200, { 'set-cookie': 'tracked=1' }).end('{}');
      },
      { SERVICE_SEARCH_KEY: 'secret' },
    );
    const response = await get({ cookie: 'ralph-auth=token', 'x-apikey': 'of the browser' });
    expect([response.statusCode, response.cookies]).toEqual([200, []]);
    expect(received.map(([target]) => target)).toEqual(['/tenant/v3/queries/autocomplete?q=a%20b']);
    expect(received[0]?.[1]).toMatchObject({ 'x-apikey': 'secret', 'x-forwarded-host': host });
    expect(received[0]?.[1]).not.toHaveProperty('cookie');
  });

  it.each(['/api/storefront/v3/../../other', '/api/storefront/v3/%2e%2e/%2e%2e/other'])(
    'is not left by the path %s',
    async (target) => {
      const received: (string | undefined)[] = [];
      await openRemote((request, response) => {
        received.push(request.url);
        response.end();
      });
      await talk(`GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);
      expect(received.filter((path) => !path?.startsWith('/tenant/v3'))).toEqual([]);
    },
  );

  it('is a 502 for a response that is larger than it may send', async () => {
    await openRemote((_request, response) => response.setHeader('content-length', 20).end('x'.repeat(20)), {
      SERVICE_SEARCH_MAX_BYTES: '19',
    });
    const response = await get();
    expect([response.statusCode, response.json<{ readonly code: string }>().code]).toEqual([502, 'ResponseTooLarge']);
    expect(response.headers['content-length']).toBe(String(response.body.length));
  });

  it('responds with what it may send', async () => {
    await openRemote((_request, response) => response.end('x'.repeat(20)), { SERVICE_SEARCH_MAX_BYTES: '20' });
    expect((await get()).body).toBe('x'.repeat(20));
  });
});

describe('the headers of a response for the next connection', () => {
  it.each([
    [{ 'content-type': 'text/plain', connection: 'keep-alive', 'keep-alive': 'timeout=5' }, ['content-type']],
    [{ etag: 'a', connection: 'Close, X-Hop', 'x-hop': '1', upgrade: 'h2c', te: 'trailers' }, ['etag']],
    [{ 'content-length': '3', 'transfer-encoding': 'chunked', 'proxy-connection': 'close' }, ['content-length']],
  ])('[IN-22] of %j are %j', (headers, expected) => {
    expect(Object.keys(endToEndHeaders(headers))).toEqual(expected);
  });
});

describe('a request line and its host', () => {
  it.each([
    [`http://${host}/`, `http://${host}/`],
    [`HTTP://${host}`, `http://${host}/`],
    [`http://${host}:4200/cart?a=b`, `http://${host}:4200/cart?a=b`],
  ])('[IN-23] in absolute form, %s, names the page', async (target, url) => {
    await openShop('http://127.0.0.1:1');
    const response = await talk(`GET ${target} HTTP/1.1\nHost: ignored.example\nConnection: close\n\n`);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response.endsWith(`\r\n\r\n${url}`)).toBe(true);
  });

  it.each(['http://evil.example/', 'http:///', `http://${host}@evil.example/`])(
    '[IN-23] in absolute form, %s, is rejected for another host',
    async (target) => {
      await openShop('http://127.0.0.1:1');
      const response = await talk(`GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);
      expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );

  it.each([
    ['/', `Host: ${host}\nHost: ${host}`, 400],
    ['/', `Host: ${host}\nhOST: evil.example`, 400],
    ['/healthz', `Host: ${host}\nHost: evil.example`, 400],
    ['/graphql', `Host: ${host}\nHost: evil.example`, 400],
    ['/', `Host: ${host}\nX-Host: evil.example`, 200],
  ])('[IN-11] %s with the headers %j is a %i', async (target, headers, status) => {
    await openShop('http://127.0.0.1:1');
    expect(await talk(`GET ${target} HTTP/1.1\n${headers}\nConnection: close\n\n`)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
  });
});
