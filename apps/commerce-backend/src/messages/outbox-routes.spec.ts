import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/app.ts';
import type { BackendConfig } from '../platform/config.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { makeConfig } from '../testing/test-config.ts';

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));
const opened = openForSuite(() => anyDatabase().open());

const appWith = (outbox: BackendConfig['outbox']): FastifyInstance => {
  const app = buildApp({ db: opened().db, config: makeConfig({ outbox }) });
  apps.push(app);
  return app;
};

interface Asker {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

const statuses = async (app: FastifyInstance, asker: Asker): Promise<number[]> => {
  const responses = [];
  for (const url of ['/outbox', '/outbox/1']) responses.push(await app.inject({ url, ...asker }));
  return responses.map(({ statusCode, body }) => (body.includes('no such mail') ? 200 : statusCode));
};

describe('the outbox', () => {
  it.each<Asker>([
    {},
    { remoteAddress: '::1', headers: { host: '[::1]:4300' } },
    { remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:4300' } },
  ])('is shown to who sits at this machine: %j', async (asker) => {
    expect(await statuses(appWith('this-machine'), asker)).toEqual([200, 200]);
  });

  it.each<Asker>([
    { remoteAddress: '203.0.113.7' },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=203.0.113.7' } },
    { headers: { 'x-real-ip': '203.0.113.7' } },
    { headers: { via: '1.1 proxy' } },
    { headers: { host: 'pay.shop.example' } },
    { headers: { host: 'pay.shop.example', 'x-forwarded-host': 'localhost:4300' } },
  ])('is not there for who does not: %j', async (asker) => {
    expect(await statuses(appWith('this-machine'), asker)).toEqual([404, 404]);
  });

  it('is open to everybody, or to no client, as configured', async () => {
    const stranger = { remoteAddress: '203.0.113.7', headers: { host: 'pay.shop.example' } };
    expect(await statuses(appWith('everybody'), stranger)).toEqual([200, 200]);
    expect(await statuses(appWith('nobody'), {})).toEqual([404, 404]);
  });
});
