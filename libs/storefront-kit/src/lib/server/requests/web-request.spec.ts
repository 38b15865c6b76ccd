import Fastify from 'fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { webRequest } from './web-request.ts';

const origin = 'http://dk.localhost:4200';

/** A server that returns what loaders would see; the target is as the client wrote it. */
function openEcho(): FastifyInstance {
  const server = Fastify();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request) => {
      const { url, method, headers, body } = webRequest(request, origin, request.raw.url ?? '/');
      return {
        url,
        method,
        headers: Object.fromEntries(headers),
        body: body === null ? null : await new Response(body).text(),
      };
    },
  });
  return server;
}

describe('webRequest', () => {
  let server: FastifyInstance;
  beforeAll(() => {
    server = openEcho();
  });
  afterAll(() => server.close());

  const get = async (options: InjectOptions) => (await server.inject(options)).json<Record<string, unknown>>();

  it.each([
    ['/', `${origin}/`],
    ['/c/sko?sort=LATEST&p-1=Sort~p_1', `${origin}/c/sko?sort=LATEST&p-1=Sort~p_1`],
    ['/s/st%C3%B8vler%20%2F', `${origin}/s/st%C3%B8vler%20%2F`],
    ['/c/sko?a=1?b=2#hash', `${origin}/c/sko?a=1?b=2`],
    ['/c/sko#hash?a=1', `${origin}/c/sko`],
    ['/p/%E5%85%AB?q=%23', `${origin}/p/%E5%85%AB?q=%23`],
  ])('requests our own origin for %s', async (target, url) => {
    expect(await get({ url: target, headers: { host: 'evil.example' } })).toMatchObject({
      url,
      method: 'GET',
      body: null,
    });
  });

  it('includes the form of a post, and its headers', async () => {
    const echo = await get({
      method: 'POST',
      url: '/kurv',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'ralph-cart=1' },
      payload: 'intent=add&skuId=7',
    });
    expect(echo).toMatchObject({
      method: 'POST',
      url: `${origin}/kurv`,
      body: 'intent=add&skuId=7',
      headers: { cookie: 'ralph-cart=1', 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('has a form without fields when a post has no body', async () => {
    expect(await get({ method: 'POST', url: '/kurv' })).toMatchObject({ method: 'POST', body: '' });
  });

  it.each([
    '//evil.example/c/sko',
    'http://evil.example/c/sko',
    '\\\\evil.example/c/sko',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('never becomes a request to another host: %s', async (target) => {
    // Fastify normalizes injected targets, so this one is set directly.
    const request = { headers: {}, method: 'GET', body: undefined };
    expect(new URL(webRequest(request as never, origin, target).url).origin).toBe(origin);
  });
});
