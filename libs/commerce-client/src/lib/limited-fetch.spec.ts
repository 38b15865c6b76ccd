import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { limitedFetch, ResponseTooLargeError } from './limited-fetch.ts';
import { strictFetch } from './strict-fetch.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Endless spaces, packed so well that next to nothing travels; resolves with the number of unpacked bytes once the
 * response is no longer read.
 */
async function serveBomb(): Promise<{ readonly url: string; readonly unpacked: Promise<number> }> {
  let bytes = 0;
  let ended: (bytes: number) => void = () => undefined;
  const unpacked = new Promise<number>((resolve) => (ended = resolve));
  const spaces = Buffer.alloc(64 * 1024, ' ');
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const endless = new Readable({
      read() {
        bytes += spaces.length;
        this.push(spaces);
      },
    });
    pipeline(endless, createGzip(), response).catch(() => ended(bytes));
  });
  return { url, unpacked };
}

describe('a response that grows without end', () => {
  it('[REL-14] is aborted at the limit, counted unpacked, and its connection closed', async () => {
    const { url, unpacked } = await serveBomb();
    const response = await limitedFetch(fetch, 1_000_000)(url);
    await expect(response.text()).rejects.toThrow(ResponseTooLargeError);
    await expect(unpacked).resolves.toBeGreaterThan(0);
  });

  it('[REL-14] is not a usable response of the commerce API', async () => {
    const { url, unpacked } = await serveBomb();
    expect(await strictFetch(fetch, url)).toEqual({ ok: false, error: { kind: 'malformed' } });
    await unpacked;
  });
});

describe('a response within the limit', () => {
  it.each([
    ['exactly', 10, 'accepted'],
    ['by one byte less', 9, 'refused'],
  ])('is complete: %s', async (_name, limit, expected) => {
    const url = await serve((_request, response) => response.end('ø'.repeat(5)));
    const text = await limitedFetch(
      fetch,
      limit,
    )(url)
      .then((response) => response.text())
      .catch((error: unknown) => (error instanceof ResponseTooLargeError ? 'refused' : error));
    expect(text === 'ø'.repeat(5) ? 'accepted' : text).toBe(expected);
  });

  it('is unchanged: status, headers, and no body where there is none', async () => {
    const url = await serve((_request, response) => response.writeHead(404, { 'x-name': 'value' }).end('no'));
    const response = await limitedFetch(fetch)(url);
    expect([response.status, response.headers.get('x-name'), await response.text()]).toEqual([404, 'value', 'no']);
    const empty = await limitedFetch(async () => new Response(null, { status: 204 }))(url);
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });
});

describe('a response without a body', () => {
  it.each([204, 205])('%i is passed on, also where the browser gives it an empty one', async (status) => {
    const response = new Response(null, { status });
    Object.defineProperty(response, 'body', { value: new ReadableStream() });
    expect((await limitedFetch(async () => response)('http://localhost')).status).toBe(status);
  });
});
