import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Service } from '@lyng/feature';
import { REALTIME_PATH } from '@lyng/model';
import { request, STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Duplex } from 'node:stream';
import type { PublicAddress } from '../requests/public-address.ts';
import { hasOneHost } from '../requests/request-target.ts';

/** Whether a request opens a socket; any other that offers an upgrade, such as to HTTP/2, gets a page. */
export const isSocketRequest = ({ url, headers }: IncomingMessage): boolean =>
  url === REALTIME_PATH && headers.upgrade?.toLowerCase() === 'websocket';

/** Ends a handshake without a socket. */
function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const isHandshakeHeader = ([name]: readonly [string, unknown]): boolean =>
  name.startsWith('sec-websocket-') || name === 'upgrade' || name === 'connection' || name === 'user-agent';

const handshakeOf = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(isHandshakeHeader));

/** Passes on what each side sends, no faster than the other reads, until one of them ends. */
function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  one.on('error', () => other.destroy()).on('close', () => other.destroy());
  other.on('error', () => one.destroy()).on('close', () => one.destroy());
}

export interface SocketProxyOptions {
  readonly service: Service;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
  readonly isOwnHost: (host: string) => boolean;
  readonly isTrusted: (address: string) => boolean;
}

/**
 * Puts the socket of the commerce API behind the shop's own origin. A page of another origin gets none; the API, which
 * sees no browser here, gets neither origin nor cookies.
 */
export function addSocketProxy(
  server: FastifyInstance,
  { service, addressOf, isOwnHost, isTrusted }: SocketProxyOptions,
): void {
  const open = new Set<Duplex>();
  const sendRequest = service.url.startsWith('https:') ? requestSecurely : request;

  const pass = (received: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { protocol, authority } = addressOf(received);
    const shopper = {
      // A client that has hung up has no address.
      'x-forwarded-for': proxyAddr(received, isTrusted) ?? '',
      'x-forwarded-proto': protocol,
      'x-forwarded-host': authority,
    };
    const handshake = sendRequest(service.url, {
      headers: { ...handshakeOf(received.headers), ...shopper },
      timeout: service.proxyTimeout,
    });
    handshake.on('upgrade', ({ headers }, backend, backendHead) => {
      const lines = Object.entries(handshakeOf(headers)).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(backendHead);
      backend.write(head);
      join(socket, backend);
    });
    handshake.on('response', (response) => {
      // Its body is not read: it may have no end.
      response.on('error', () => undefined).destroy();
      const { statusCode = 502 } = response;
      reject(socket, statusCode < 400 ? 502 : statusCode);
    });
    handshake.on('timeout', () => handshake.destroy());
    handshake.on('error', () => reject(socket, 503));
    socket.on('close', () => handshake.destroy());
    handshake.end();
  };

  server.server.on('upgrade', (received: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    const { host, authority } = addressOf(received);
    const { origin = '' } = received.headers;
    if (!hasOneHost(received)) reject(socket, 400);
    else if (!isOwnHost(host)) reject(socket, 421);
    else if (!URL.canParse(origin) || new URL(origin).host !== authority) reject(socket, 403);
    else pass(received, socket, head);
  });
  server.addHook('preClose', async () => open.forEach((socket) => socket.destroy()));
}
