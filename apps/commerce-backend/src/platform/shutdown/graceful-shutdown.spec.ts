import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { gracefulShutdown } from './graceful-shutdown.ts';

interface OpenRequest {
  readonly app: FastifyInstance;
  readonly reply: Promise<string>;
  /** Lets the server respond. */
  readonly finish: () => void;
}

/** A server with a request that has no response yet; the connection stays open, as with a proxy. */
const startRequest = async (deadline?: number): Promise<OpenRequest> => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const app = Fastify({ forceCloseConnections: 'idle' });
  gracefulShutdown(app, deadline === undefined ? {} : { deadline });
  const isReceived = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await finished;
      return 'answered';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const outgoing = request({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }).end();
  const reply = once(outgoing, 'response').then(async ([response]) => {
    const parts: Buffer[] = [];
    for await (const part of response as IncomingMessage) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  });
  reply.catch(() => undefined);
  await isReceived;
  return { app, reply, finish };
};

describe('a server that stops', () => {
  it('sends the pending response, and then does not wait for its connection', async () => {
    const { app, reply, finish } = await startRequest(2 ** 31 - 1);
    const closed = app.close();
    while (app.server.listening) await setImmediate();
    finish();
    expect(await reply).toBe('answered');
    await closed;
  });

  it('cuts what takes too long', async () => {
    const { app, reply, finish } = await startRequest(0);
    await app.close();
    await expect(reply).rejects.toThrow('socket hang up');
    finish();
  });
});
