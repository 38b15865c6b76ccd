import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { testApiKey } from '../testing/test-config.ts';
import { connectionCount } from './connection-count.ts';
import { openRealtime, stockChanged } from './testing/open-realtime.ts';

const PROTOCOL = 'graphql-transport-ws';
const init = { type: 'connection_init', payload: { 'X-ApiKey': testApiKey } };
const subscribe = (id: string) => ({
  id,
  type: 'subscribe',
  payload: { query: stockChanged, variables: { productId: 1 } },
});

const server = openForSuite(async () => {
  const { db, close } = await anyDatabase().open();
  const opened = await openRealtime(db);
  return { ...opened, close: () => opened.close().then(close) };
});

/** Sends the messages, those after the first once it was acknowledged, and returns the code of the close. */
async function closeCodeOf(messages: readonly unknown[], protocols: string[] = [PROTOCOL]): Promise<number> {
  const socket = new WebSocket(server().url, protocols);
  const send = (message: unknown): void => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const [first, ...others] = messages;
  socket.addEventListener('open', () => {
    if (first !== undefined) send(first);
    if (first !== init) others.forEach(send);
  });
  socket.addEventListener('message', ({ data }) => {
    if (String(data).includes('connection_ack')) others.forEach(send);
  });
  const [{ code }] = (await once(socket, 'close')) as [{ readonly code: number }];
  return code;
}

const many = <Item>(count: number, item: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

describe('a socket is closed', () => {
  it.each<[string, number, readonly unknown[]]>([
    ['a subscription before the acknowledgement (websocket-003)', 4401, [subscribe('1')]],
    ['a second connection_init (websocket-004)', 4429, [init, init]],
    ['a subscription id twice (websocket-005)', 4409, [init, subscribe('1'), subscribe('1')]],
    ['a frame of 64 KB and one byte (websocket-008)', 1009, ['a'.repeat(64 * 1024 + 1)]],
    ['a message of 64 KB that is not JSON', 4400, ['a'.repeat(64 * 1024)]],
    ['51 subscriptions (websocket-009)', 4429, [init, ...many(51, (index) => subscribe(String(index)))]],
    ['more messages than a client has', 4429, [init, ...many(301, () => ({ type: 'pong' }))]],
    ['a message of an unknown type', 4400, [init, { type: 'nonsense' }]],
    ['no API key', 4403, [{ type: 'connection_init' }]],
    ['a key of another shop', 4403, [{ type: 'connection_init', payload: { 'X-ApiKey': 'another' } }]],
  ])('after %s: %d', async (_name, code, messages) => {
    expect(await closeCodeOf(messages)).toBe(code);
  });

  it.each([
    [[], 4406],
    // The browser itself ends a connection whose subprotocol is not confirmed.
    [['soap'], 1006],
  ])('of the subprotocols %j: %d (websocket-007)', async (protocols, code) => {
    expect(await closeCodeOf([], protocols)).toBe(code);
  });

  it('never for 50 subscriptions', async () => {
    const before = server().followed.count;
    const socket = new WebSocket(server().url, PROTOCOL);
    await once(socket, 'open');
    socket.send(JSON.stringify(init));
    await once(socket, 'message');
    for (const message of many(50, (index) => subscribe(String(index)))) socket.send(JSON.stringify(message));
    await server().followed.first(before + 50);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });
});

describe('the handshake', () => {
  const upgrade = (headers: Readonly<Record<string, string>>): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = request(server().url.replace('ws', 'http'), {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-protocol': PROTOCOL,
          ...headers,
        },
      });
      sent.on('error', reject).on('response', resolve).on('upgrade', resolve).end();
    });
  const statusFor = async (headers: Readonly<Record<string, string>>): Promise<number | undefined> => {
    const { statusCode, socket } = await upgrade(headers);
    socket.destroy();
    return statusCode;
  };

  it.each([
    ['http://dk.localhost:4200', 101],
    ['https://evil.example', 403],
  ])('of a page of %s has status %d', async (origin, status) => {
    expect(await statusFor({ origin })).toBe(status);
  });

  it('is rejected for more connections than one network may have', async () => {
    const open = await Promise.all(many(200, () => upgrade({ 'x-forwarded-for': '203.0.113.7' })));
    expect(await statusFor({ 'x-forwarded-for': '203.0.113.7' })).toBe(429);
    expect(await statusFor({ 'x-forwarded-for': '203.0.113.8' })).toBe(101);
    open.forEach(({ socket }) => socket.destroy());
  });

  it('is a 404 for a plain request', async () => {
    expect((await server().app.inject('/graphql/ws')).statusCode).toBe(404);
  });
});

describe('connectionCount', () => {
  it('gives a client its connections back', () => {
    const { take } = connectionCount(2);
    const first = take('a');
    expect([take('a'), take('a'), take('b')].map(Boolean)).toEqual([true, false, true]);
    first?.();
    expect([take('a'), take('a')].map(Boolean)).toEqual([true, false]);
  });
});
