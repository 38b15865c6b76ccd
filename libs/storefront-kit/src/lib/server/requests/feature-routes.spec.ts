import { makeSiteConfig } from '@lyng/routing/testing';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../testing/test-shop.ts';
import type { StorefrontServerOptions } from '../storefront-server.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await openTestShop({
    shop: {
      config: { sites: makeSiteConfig() } as StorefrontServerOptions['shop']['config'],
      features: [
        {
          id: 'places',
          server: {
            routes: [
              {
                path: '/api/places/:zip',
                get: async ({ zip }) => ({ status: 200, headers: { 'cache-control': 'public' }, body: { zip } }),
              },
              {
                path: '/api/echo/:name',
                post: async ({ name }, { query, isSameOrigin, cookieHeader }) => ({
                  status: 200,
                  body: { name, query: Object.fromEntries(query), isSameOrigin, cookieHeader },
                }),
              },
              {
                path: '/api/notes',
                maxBody: 10,
                put: async (_parameters, { body, site, origin, userAgent }) => ({
                  status: 200,
                  body: { body, market: site?.market, origin, userAgent },
                }),
              },
              {
                path: '/numbers.txt',
                get: async () => ({
                  status: 200,
                  headers: { 'content-type': 'text/plain; charset=utf-8' },
                  body: (async function* () {
                    yield 'one, ';
                    yield 'two';
                  })(),
                }),
              },
              { path: '/tagged.txt', get: async () => ({ status: 200, headers: { etag: '"one"' }, body: 'text' }) },
              { path: '/dot.png', get: async () => ({ status: 200, body: Uint8Array.of(137, 80) }) },
            ],
          },
        },
      ],
    },
  });
});
afterAll(() => server.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  server.inject({ method, url, headers: { host: 'dk.localhost', ...headers }, ...(body !== undefined && { body }) });

describe('the address of a feature', () => {
  it('sends its response as JSON, and no cookies', async () => {
    const { statusCode, headers, body } = await send('GET', '/api/places/2100');
    expect([statusCode, body, headers['set-cookie']]).toEqual([200, '{"zip":"2100"}', undefined]);
    expect(headers).toMatchObject({ 'cache-control': 'public', 'content-type': 'application/json; charset=utf-8' });
  });

  it('sends the headers alone for HEAD', async () => {
    const response = await send('HEAD', '/api/places/2100');
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('is read-only: rejects %s', async (method) => {
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const response = await send(method, '/api/places/2100', own);
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is served on the shop’s own hosts only', async () => {
    expect((await send('GET', '/api/places/2100', { host: 'evil.example' })).statusCode).toBe(421);
  });

  it('may take posts of the shop’s own pages, with their query and cookies, and no others', async () => {
    const post = (site: string) =>
      send('POST', '/api/echo/anna?isMember=true', { 'sec-fetch-site': site, cookie: 'a=1' });
    expect((await post('same-origin')).json()).toEqual({
      name: 'anna',
      query: { isMember: 'true' },
      isSameOrigin: true,
      cookieHeader: 'a=1',
    });
    expect((await post('cross-site')).statusCode).toBe(403);
    const get = await send('GET', '/api/echo/anna');
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
  });

  const put = (body: string, headers: Readonly<Record<string, string>> = {}) => {
    const own = { host: 'se.localhost:4200', 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' };
    return send('PUT', '/api/notes', { ...own, ...headers }, body);
  };

  it('may read a body of any type, and knows the site and the origin', async () => {
    expect((await put('a note', { 'user-agent': 'Phone' })).json()).toEqual({
      body: 'a note',
      market: 'se',
      origin: 'http://se.localhost:4200',
      userAgent: 'Phone',
    });
    expect((await put('{"a":1}', { 'content-type': 'application/json' })).json()).toMatchObject({ body: '{"a":1}' });
  });

  it('rejects a body that is too large, one of another site, and other methods', async () => {
    expect((await put('eleven byte')).statusCode).toBe(413);
    expect((await put('a note', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const get = await send('GET', '/api/notes');
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'PUT']);
  });

  it('sends a stream of text and bytes', async () => {
    const text = await send('GET', '/numbers.txt');
    expect([text.body, text.headers['content-type']]).toEqual(['one, two', 'text/plain; charset=utf-8']);
    expect([...(await send('GET', '/dot.png')).rawPayload]).toEqual([137, 80]);
  });

  it('is not sent again to a client that has it', async () => {
    const get = (tags: string) => send('GET', '/tagged.txt', { 'if-none-match': tags });
    expect((await get('"other"')).body).toBe('text');
    for (const tags of ['"one"', 'W/"one"', '"other", "one"']) {
      const { statusCode, body } = await get(tags);
      expect([tags, statusCode, body]).toEqual([tags, 304, '']);
    }
  });
});
