import { embeddedServices } from '@lyng/feature';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { serverAuthClient, verifyToken } from './visitor-session.ts';

let backend: Server;
let backendUrl: string;
beforeAll(async () => {
  const spaces = Buffer.alloc(64 * 1024, ' ');
  backend = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const endless = new Readable({ read: () => endless.push(spaces) });
    pipeline(endless, createGzip(), response).catch(() => undefined);
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

it('[REL-14] an endless response of the auth service is cut off', async () => {
  // Only the limit in bytes applies here, not the timeout.
  const visit = { services: embeddedServices(backendUrl, 3_600_000), ip: '127.0.0.1' };
  expect((await serverAuthClient('key', visit).refresh('token')).ok).toBe(false);
  expect(await verifyToken('token', 'key', visit)).toBe('unknown');
});
