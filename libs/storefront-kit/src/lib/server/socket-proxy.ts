import type { FastifyInstance } from 'fastify';
import { request as sendRequest, STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PublicAddress } from './public-address.ts';
import { hasOneHost } from './request-target.ts';

/** Where the backend serves subscriptions, and so does the shop. */
const SOCKET_PATH = '/graphql/ws';

/** How long the backend may take to accept a socket, in ms. */
const HANDSHAKE_TIMEOUT = 10_000;

/** Whether a request opens a socket; any other that offers an upgrade, such as to HTTP/2, gets a page. */
export const isSocketRequest = ({ url, headers }: IncomingMessage): boolean =>
  url === SOCKET_PATH && headers.upgrade?.toLowerCase() === 'websocket';

/** The network address of the client: of a chain of proxies the last that is not one of ours. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): string {
  const chain = [...String(headers['x-forwarded-for'] ?? '').split(','), socket.remoteAddress ?? '']
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? '';
}

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
  readonly backendUrl: string;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
  readonly isOwnHost: (host: string) => boolean;
  readonly isTrusted: (address: string) => boolean;
}

/**
 * Puts the backend's socket behind the shop's own origin. A page of another origin gets none; the backend, which sees
 * no browser here, gets neither origin nor cookies.
 */
export function addSocketProxy(
  server: FastifyInstance,
  { backendUrl, addressOf, isOwnHost, isTrusted }: SocketProxyOptions,
): void {
  const open = new Set<Duplex>();

  const pass = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { protocol, authority } = addressOf(request);
    const shopper = {
      'x-forwarded-for': clientAddress(request, isTrusted),
      'x-forwarded-proto': protocol,
      'x-forwarded-host': authority,
    };
    const handshake = sendRequest(new URL(SOCKET_PATH, backendUrl), {
      headers: { ...handshakeOf(request.headers), ...shopper },
      timeout: HANDSHAKE_TIMEOUT,
    });
    handshake.on('upgrade', ({ headers }, backend, backendHead) => {
      const lines = Object.entries(handshakeOf(headers)).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(backendHead);
      backend.write(head);
      join(socket, backend);
    });
    handshake.on('response', (response) => {
      response.resume();
      reject(socket, response.statusCode ?? 502);
    });
    handshake.on('timeout', () => handshake.destroy());
    handshake.on('error', () => reject(socket, 503));
    socket.on('close', () => handshake.destroy());
    handshake.end();
  };

  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    const { host, authority } = addressOf(request);
    const { origin = '' } = request.headers;
    if (!hasOneHost(request)) reject(socket, 400);
    else if (!isOwnHost(host)) reject(socket, 421);
    else if (!URL.canParse(origin) || new URL(origin).host !== authority) reject(socket, 403);
    else pass(request, socket, head);
  });
  server.addHook('preClose', async () => open.forEach((socket) => socket.destroy()));
}
