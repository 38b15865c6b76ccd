// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { makeSite } from '@lyng/routing/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createRequestContext } from './request-context.ts';
import { isBelieved, serverAuthClient } from './visitor-session.ts';

/** No limit of time is reached here, only that of bytes. */
const FOREVER = 3_600_000;

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

const user = parse('query user { getUser { id } }') as TypedDocumentNode<object, Record<string, never>>;
const contextOf = () =>
  createRequestContext({
    site: makeSite(),
    screen: 'home',
    host: 'localhost',
    port: undefined,
    protocol: 'http',
    cookieHeader: '',
    userAgent: '',
    backendUrl,
    backendTimeout: FOREVER,
    ip: '127.0.0.1',
  });

it('[REL-14] the commerce API may answer without end: the page goes on without it', async () => {
  expect(await contextOf().gateway.query(user, {})).toEqual({ ok: false, error: { kind: 'malformed' } });
});

it('[REL-14] so may the search service', async () => {
  const service = contextOf().searchService;
  if (!service) throw new Error('@lyng/storefront: a server has its own search service.');
  await expect(service.fetch(backendUrl).then((response) => response.text())).rejects.toThrow('more than');
});

it('[REL-14] so may the auth service', async () => {
  expect((await serverAuthClient(backendUrl, '127.0.0.1', FOREVER).refresh('token')).ok).toBe(false);
  expect(await isBelieved(backendUrl, 'token', FOREVER)).toBe(false);
});
