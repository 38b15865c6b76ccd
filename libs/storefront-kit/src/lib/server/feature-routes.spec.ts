import { makeSiteConfig } from '@lyng/routing/testing';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../testing/test-shop.ts';
import type { StorefrontServerOptions } from './storefront-server.ts';

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

const request = (
  path: string,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  headers: Readonly<Record<string, string>> = {},
) => server.inject({ method, url: `/api/places/${path}`, headers: { host: 'dk.localhost', ...headers } });

describe('the address of a feature', () => {
  it('sends its response as JSON, and no cookies', async () => {
    const { statusCode, headers, body } = await request('2100');
    expect([statusCode, body, headers['set-cookie']]).toEqual([200, '{"zip":"2100"}', undefined]);
    expect(headers).toMatchObject({ 'cache-control': 'public', 'content-type': 'application/json; charset=utf-8' });
  });

  it('sends the headers alone for HEAD', async () => {
    const response = await request('2100', 'HEAD');
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('is read-only: rejects %s', async (method) => {
    const response = await request('2100', method, {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is served on the shop’s own hosts only', async () => {
    expect((await request('2100', 'GET', { host: 'evil.example' })).statusCode).toBe(421);
  });

  it('may take posts of the shop’s own pages, with their query and cookies, and no others', async () => {
    const post = (site: string) =>
      server.inject({
        method: 'POST',
        url: '/api/echo/anna?isMember=true',
        headers: { host: 'dk.localhost', 'sec-fetch-site': site, cookie: 'a=1' },
      });
    expect((await post('same-origin')).json()).toEqual({
      name: 'anna',
      query: { isMember: 'true' },
      isSameOrigin: true,
      cookieHeader: 'a=1',
    });
    expect((await post('cross-site')).statusCode).toBe(403);
    const get = await server.inject({ url: '/api/echo/anna', headers: { host: 'dk.localhost' } });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
  });

  const put = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      method: 'PUT',
      url: '/api/notes',
      headers: { host: 'se.localhost:4200', 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain', ...headers },
      body,
    });

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
    const get = await server.inject({ url: '/api/notes', headers: { host: 'dk.localhost' } });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'PUT']);
  });

  it('sends a stream of text and bytes', async () => {
    const get = (url: string) => server.inject({ url, headers: { host: 'dk.localhost' } });
    const text = await get('/numbers.txt');
    expect([text.body, text.headers['content-type']]).toEqual(['one, two', 'text/plain; charset=utf-8']);
    expect([...(await get('/dot.png')).rawPayload]).toEqual([137, 80]);
  });

  it('is not sent again to a client that has it', async () => {
    const get = (headers: Readonly<Record<string, string>>) =>
      server.inject({ url: '/tagged.txt', headers: { host: 'dk.localhost', ...headers } });
    expect((await get({ 'if-none-match': '"other"' })).body).toBe('text');
    for (const tags of ['"one"', 'W/"one"', '"other", "one"']) {
      const { statusCode, body } = await get({ 'if-none-match': tags });
      expect([tags, statusCode, body]).toEqual([tags, 304, '']);
    }
  });
});
