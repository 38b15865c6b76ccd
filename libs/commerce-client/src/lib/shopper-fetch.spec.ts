import type { IncomingHttpHeaders } from 'node:http';
import { shopperFetch } from './shopper-fetch.ts';
import { serve } from './testing/serve.ts';

let url: string;
let received: IncomingHttpHeaders;
beforeAll(async () => {
  url = await serve(({ headers }, response) => {
    received = headers;
    response.end();
  });
});

describe('shopperFetch', () => {
  it.each<[string, RequestInit | undefined]>([
    ['without headers', undefined],
    ['with plain headers', { headers: { 'X-ApiKey': 'key', 'X-Forwarded-For': '198.51.100.4' } }],
    ['with headers', { headers: new Headers({ 'x-apikey': 'key' }) }],
  ])('names the shopper it sends for: %s', async (_case, init) => {
    await shopperFetch('203.0.113.7')(url, init);
    expect([received['x-forwarded-for'], received['x-apikey']]).toEqual(['203.0.113.7', init && 'key']);
  });

  it('names the browser that it sends for [ACC-10]', async () => {
    await shopperFetch('203.0.113.7', 'Firefox')(url);
    expect(received['user-agent']).toBe('Firefox');
  });
});
