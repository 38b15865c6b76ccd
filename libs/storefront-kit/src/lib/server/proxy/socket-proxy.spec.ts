import { embeddedServices } from '@lyng/feature';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, IncomingMessage, request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Duplex } from 'node:stream';
import { host, openTestShop } from '../../testing/test-shop.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const ACCEPT = createHash('sha1').update(`${KEY}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

let backend: Server;
let shop: FastifyInstance;
let received: IncomingHttpHeaders[];
let atBackend: Duplex[];

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeEach(async () => {
  [received, atBackend] = [[], []];
  backend = createServer((_request, response) => void response.writeHead(429).end());
  backend.on('upgrade', ({ headers }: IncomingMessage, socket: Duplex) => {
    received.push(headers);
    atBackend.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${ACCEPT}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
});

const openShop = async (backendUrl = `http://127.0.0.1:${portOf(backend)}`): Promise<void> => {
  shop = await openTestShop({ services: embeddedServices(backendUrl), trustProxy: true });
  await shop.listen({ port: 0, host: '127.0.0.1' });
};

afterEach(async () => {
  await shop.close();
  atBackend.forEach((socket) => socket.destroy());
  backend.close();
});

const upgrade = (headers: IncomingHttpHeaders = {}, path = '/graphql/ws'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const own = { host, origin: `http://${host}` };
    const protocol = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': KEY };
    const sent = request({ port: portOf(shop.server), path, headers: { ...own, ...protocol, ...headers } });
    sent.on('error', reject).on('response', resolve).on('upgrade', resolve).end();
  });

describe('the socket behind the shop', () => {
  it('passes bytes in both directions, and the end of either side [API-07]', async () => {
    await openShop();
    const { socket, headers } = await upgrade();
    expect(headers['sec-websocket-accept']).toBe(ACCEPT);
    socket.write('hello');
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(String(data)).toBe('hello');
    const closed = once(socket, 'close');
    atBackend[0]?.destroy();
    await closed;
  });

  it('survives a handshake whose client has hung up', async () => {
    await openShop();
    const handshake = new IncomingMessage(new Socket());
    handshake.headers = { host, origin: `http://${host}`, connection: 'Upgrade', upgrade: 'websocket' };
    expect(() => shop.server.emit('upgrade', handshake, new PassThrough(), Buffer.alloc(0))).not.toThrow();
  });

  it('names the shopper to the backend, without cookies', async () => {
    await openShop();
    const { socket } = await upgrade({ cookie: 'ralph-auth=secret', 'x-forwarded-for': '203.0.113.7' });
    expect(received[0]).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': host });
    expect(received[0]).not.toHaveProperty('cookie');
    expect(received[0]).not.toHaveProperty('origin');
    socket.destroy();
  });

  it.each([
    ['of a page of another origin', { origin: 'https://evil.example' }, 403],
    ['without an origin', { origin: '' }, 403],
    ['of another market', { origin: 'http://se.localhost' }, 403],
    ['of another host', { host: 'evil.example', origin: 'http://evil.example' }, 421],
  ])('is not for a handshake %s', async (_name, headers, status) => {
    await openShop();
    expect((await upgrade(headers)).statusCode).toBe(status);
    expect(received).toEqual([]);
  });

  it('is a 503 while the backend is down', async () => {
    await openShop('http://127.0.0.1:1');
    expect((await upgrade()).statusCode).toBe(503);
  });

  it('is a 502 when it has a page in place of a socket, which is not read', async () => {
    const closed = new Promise((resolve) => {
      backend.removeAllListeners('upgrade').on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
        socket.on('error', resolve).on('end', resolve).resume();
        // A body without an end.
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\n<h1>\r\n');
      });
    });
    await openShop();
    expect((await upgrade()).statusCode).toBe(502);
    await closed;
  });

  it('ends with the shop', async () => {
    await openShop();
    const { socket } = await upgrade();
    const closed = once(socket as Socket, 'close');
    socket.on('error', () => undefined);
    await shop.close();
    await closed;
  });

  it.each([
    ['another upgrade', { upgrade: 'h2c' }, '/graphql/ws'],
    ['another address', {}, '/'],
  ])('leaves %s to the pages', async (_name, headers, path) => {
    await openShop();
    const response = await upgrade(headers, path);
    response.resume();
    expect([response.statusCode, received]).not.toEqual([101, expect.anything()]);
    expect(received).toEqual([]);
  });
});
