import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { migrations } from '../platform/database/migrations/migrations.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { openApp } from '../testing/open-app.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { makeConfig } from '../testing/test-config.ts';

const opened = openForSuite(() => openApp({ config: { allowedOrigins: ['https://shop.example'] } }));

const preflight = (origin: string) =>
  opened().app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-apikey' },
  });

describe('the server', () => {
  it('[REL3-1] reports that it is healthy on a newer schema, and not on an older one', async () => {
    const { app, db } = opened();
    const newest = migrations.at(-1)?.name ?? '';
    await sql`insert into migration (name) values ('9999-newer')`.execute(db);
    const response = await app.inject('/healthz');
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    await sql`delete from migration where name = ${newest}`.execute(db);
    const older = await app.inject('/healthz');
    await sql`insert into migration (name) values (${newest})`.execute(db);
    expect([older.statusCode, older.json()]).toEqual([503, { status: 'old-schema', missing: [newest] }]);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('reports that it is not healthy without its database', async () => {
    const { db: lost, close } = await anyDatabase().open();
    const reported: unknown[] = [];
    const unwell = buildApp({ db: lost, config: makeConfig(), report: (error) => reported.push(error) });
    await close();
    expect((await unwell.inject('/healthz')).statusCode).toBe(503);
    expect(reported).toHaveLength(1);
    await unwell.close();
  });

  it('gives a slow sender ten seconds for its headers and thirty for its request', () => {
    const { server } = opened().app;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });

  it('[IN-11] rejects a request with two Host headers, of which a proxy may trust the other', async () => {
    const served = buildApp({ db: opened().db, config: makeConfig() });
    await served.listen({ port: 0, host: '127.0.0.1' });
    const { port } = served.server.address() as AddressInfo;
    const statusWith = async (host: readonly string[]) => {
      const sent = request({ port, path: '/livez', setHost: false, headers: host.flatMap((name) => ['Host', name]) });
      const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    const statuses = [
      await statusWith(['dk.localhost']),
      await statusWith(['dk.localhost', 'evil.example']),
      await statusWith(['dk.localhost', 'dk.localhost']),
    ];
    await served.close();
    expect(statuses).toEqual([200, 400, 400]);
  });

  it('returns 404 for an unknown address', async () => {
    expect((await opened().app.inject('/nothing')).statusCode).toBe(404);
  });

  it.each(['http://dk.localhost:4200', 'http://localhost:4200', 'https://dk.localhost', 'https://shop.example'])(
    'lets pages of %s call it, with the headers that they send',
    async (origin) => {
      const response = await preflight(origin);
      expect(response.statusCode).toBe(204);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': expect.stringContaining('x-auth-refresh-token'),
        vary: 'Origin',
      });
      for (const header of [
        'content-type',
        'x-apikey',
        'authorization',
        'x-request-id',
        'x-idempotency-key',
        'x-auth-refresh-token',
      ]) {
        expect(response.headers['access-control-allow-headers']).toContain(header);
      }
    },
  );

  it.each([
    'https://evil.example',
    'http://dk.localhost.evil.example',
    'null',
    'file://',
    'http://dk.localhost:9999',
    'http://dk.localhost',
    'https://dk.localhost:4200',
    'http://shop.example',
  ])('gives pages of %s no permission [CON-N7, REL-18]', async (origin) => {
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
