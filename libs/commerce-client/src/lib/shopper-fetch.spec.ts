import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopperFetch } from './shopper-fetch.ts';

let server: Server;
let received: IncomingHttpHeaders;
beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    received = headers;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('shopperFetch', () => {
  it.each<[string, RequestInit | undefined]>([
    ['without headers', undefined],
    ['with plain headers', { headers: { 'X-ApiKey': 'key', 'X-Forwarded-For': '198.51.100.4' } }],
    ['with headers', { headers: new Headers({ 'x-apikey': 'key' }) }],
  ])('names the shopper it sends for: %s', async (_case, init) => {
    await shopperFetch('203.0.113.7')(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init);
    expect([received['x-forwarded-for'], received['x-apikey']]).toEqual(['203.0.113.7', init && 'key']);
  });

  it('names the browser that it sends for [ACC-10]', async () => {
    await shopperFetch('203.0.113.7', 'Firefox')(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(received['user-agent']).toBe('Firefox');
  });
});
