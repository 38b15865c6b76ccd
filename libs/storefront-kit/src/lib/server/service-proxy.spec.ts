import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { host, testShop } from '../testing/test-shop.ts';
import { addServiceProxy, endToEndHeaders } from './service-proxy.ts';
import { createStorefrontServer } from './storefront-server.ts';

const services = [
  '/graphql',
  '/auth/login',
  '/likes/users/7',
  '/cdn-cgi/image/width=80/product/a.svg',
  '/payments/7',
  '/api/storefront/v3/queries/autocomplete',
];

const opened: Server[] = [];
let shop: FastifyInstance;
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function openBackend(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const openShop = async (backendUrl: string): Promise<FastifyInstance> =>
  (shop = await createStorefrontServer({
    shop: testShop,
    backendUrl,
    renderer: async ({ url }) => ({ status: 200, headers: {}, html: url, isComplete: true }),
    closeWithin: 50,
  }));

/** One raw request on a connection of its own; resolves when the server has closed it. */
async function talk(request: string): Promise<string> {
  await shop.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request.replaceAll('\n', '\r\n'));
  return text(socket);
}

describe('a service behind the shop', () => {
  it.each(services)('[REL-7] at %s is a 503 without an inner address when it is down', async (url) => {
    await openShop('http://127.0.0.1:1');
    const response = await shop.inject({ url, headers: { host } });
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

  it('[REL-7] is a 503 when it hangs up midway, and the log has the request’s id', async () => {
    await openShop(await openBackend((request) => request.socket.destroy()));
    const response = await shop.inject({ url: '/graphql', headers: { host } });
    expect([response.statusCode, response.body.includes('127.0.0.1')]).toEqual([503, false]);
    expect(jest.mocked(console.error).mock.calls).toEqual([
      [
        `@lyng/storefront: /graphql got no response (UND_ERR_SOCKET), request ${String(response.headers['x-request-id'])}.`,
      ],
    ]);
  });

  it('[REL-7] is a 504 when it does not respond in time', async () => {
    shop = Fastify();
    await addServiceProxy(shop, {
      backendUrl: await openBackend(() => undefined),
      timeout: 20,
      addressOf: () => ({ protocol: 'http', host, port: undefined, authority: host }),
    });
    const response = await shop.inject({ url: '/graphql' });
    expect([response.statusCode, response.json<{ readonly code: string }>().code]).toEqual([504, 'ServiceTimeout']);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });

  it('is not logged when the visitor leaves before its body has come', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const backendUrl = await openBackend((_request, response) => {
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
    visitor.write(
      `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    await hasHeaders;
    visitor.destroy();
    await closed;
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[IN-22] does not control the connection to the browser', async () => {
    const backendUrl = await openBackend((_request, response) =>
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
