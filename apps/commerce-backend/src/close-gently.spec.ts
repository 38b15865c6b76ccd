import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { closeGently } from './close-gently.ts';

interface Asked {
  readonly app: FastifyInstance;
  readonly answer: Promise<string>;
  /** Lets the server answer. */
  readonly finish: () => void;
}

/** A server that has been asked something and has not answered yet; the connection is kept open, as a proxy does. */
const ask = async (deadline?: number): Promise<Asked> => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeGently(app, deadline === undefined ? {} : { deadline });
  const isAsked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await finished;
      return 'answered';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }).end();
  const answer = once(asking, 'response').then(async ([response]) => {
    const parts: Buffer[] = [];
    for await (const part of response as IncomingMessage) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  });
  answer.catch(() => undefined);
  await isAsked;
  return { app, answer, finish };
};

describe('a server that stops', () => {
  it('gives the answer that it is working on, and then does not wait for its connection', async () => {
    const { app, answer, finish } = await ask(2 ** 31 - 1);
    const closed = app.close();
    while (app.server.listening) await setImmediate();
    finish();
    expect(await answer).toBe('answered');
    await closed;
  });

  it('cuts what takes too long', async () => {
    const { app, answer, finish } = await ask(0);
    await app.close();
    await expect(answer).rejects.toThrow('socket hang up');
    finish();
  });
});
