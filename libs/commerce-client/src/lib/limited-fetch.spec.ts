import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { limitedFetch, ResponseTooLargeError } from './limited-fetch.ts';
import { serve } from './testing/serve.ts';

describe('a response that grows without end', () => {
  it('[REL-14] is aborted at the limit, counted unpacked, and its connection closed', async () => {
    // Packed so well that next to nothing travels.
    const spaces = Buffer.alloc(64 * 1024, ' ');
    const endless = new Readable({ read: () => endless.push(spaces) });
    let closed: Promise<void> = Promise.resolve();
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      closed = pipeline(endless, createGzip(), response);
    });
    const response = await limitedFetch(fetch, 1_000_000)(url);
    await expect(response.text()).rejects.toThrow(ResponseTooLargeError);
    await expect(closed).rejects.toThrow('Premature close');
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
