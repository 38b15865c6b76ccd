import { embeddedServices } from '@lyng/feature';
import { makeDocument } from '@lyng/commerce-client/testing';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openRequest, visitOf } from '../testing/open-request.ts';
import { serve } from '../testing/serve.ts';

/** Only the limit in bytes applies here, not the timeout. */
const FOREVER = 3_600_000;

let backendUrl: string;
beforeAll(async () => {
  const spaces = Buffer.alloc(64 * 1024, ' ');
  backendUrl = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const endless = new Readable({ read: () => endless.push(spaces) });
    pipeline(endless, createGzip(), response).catch(() => undefined);
  });
});

const user = makeDocument('query user { getUser { id } }');
const visit = () => visitOf('dk', { services: embeddedServices(backendUrl, FOREVER) });

it('[REL-14] an endless response of the commerce API is cut off and the page renders without it', async () => {
  const { app } = await openRequest(visit());
  expect(await app.gateway.query(user, {})).toEqual({ ok: false, error: { kind: 'malformed' } });
});

it('[REL-14] an endless response of the search service is cut off', async () => {
  const service = (await openRequest(visit())).app.ports.searchService;
  if (!service) throw new Error('@lyng/storefront: a server has its own search service.');
  await expect(service.fetch(backendUrl).then((response) => response.text())).rejects.toThrow('more than');
});
