import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { registerCollector } from './collector-routes.ts';

const now = () => new Date('2026-03-01T12:00:00Z');
let app: FastifyInstance;
afterEach(() => app.close());

/** A server with the collector; it uses no database. */
const open = (outbox: Backend['config']['outbox'] = 'everybody') => {
  app = Fastify();
  registerCollector(app, { config: makeConfig({ outbox }), now } as unknown as Backend);
  return {
    collect: (payload: string, contentType = 'text/plain;charset=UTF-8') =>
      app.inject({ method: 'POST', url: '/collect', headers: { 'content-type': contentType }, payload }),
    collected: (headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ url: '/collected', headers: { host: 'localhost', ...headers } }),
  };
};

describe('the collector', () => {
  it('shows what was sent, in its order [TRK-01]', async () => {
    const { collect, collected } = open();
    expect((await collect('[{"event":"page_data"},{"event":"view_item"}]')).statusCode).toBe(204);
    await collect('[{"event":"purchase"}]');
    const response = await collected();
    expect(response.json()).toEqual(
      ['page_data', 'view_item', 'purchase'].map((event) => ({ time: now().toISOString(), event: { event } })),
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['', '{', '{}', 'null', '"text"'])('rejects the body %j', async (body) => {
    const { collect, collected } = open();
    expect((await collect(body)).statusCode).toBe(400);
    expect((await collected()).json()).toEqual([]);
  });

  it('rejects more than 64 KiB, and remembers the newest 1000 events', async () => {
    const { collect, collected } = open();
    expect((await collect(JSON.stringify(['x'.repeat(70_000)]))).statusCode).toBe(413);
    for (let start = 0; start < 1200; start += 300)
      await collect(JSON.stringify(Array.from({ length: 300 }, (_, index) => start + index)));
    const events = (await collected()).json<{ event: number }[]>();
    expect([events.length, events[0]?.event, events.at(-1)?.event]).toEqual([1000, 200, 1199]);
  });

  it('is not there where the outbox is off, and shown to this machine alone in development', async () => {
    const off = open('nobody');
    expect([(await off.collect('[]')).statusCode, (await off.collected()).statusCode]).toEqual([404, 404]);
    await app.close();
    const { collected } = open('this-machine');
    expect((await collected()).statusCode).toBe(200);
    expect((await collected({ 'x-forwarded-for': '198.51.100.4' })).statusCode).toBe(404);
  });
});
