import { personalCookies } from '@lyng/browser';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { host, openTestShop, pageOf } from '../../testing/test-shop.ts';
import type { PageResult } from './render-page.tsx';
import type { SharedPages } from '../cache/shared-pages.ts';

let server: FastifyInstance;
afterEach(() => server.close());

/** A shop with a renderer of the test's own, which can fail on demand. */
async function openShop(html: (request: Request) => string = ({ url }) => url, sharedPages?: SharedPages) {
  let isDown = false;
  const rendered: string[] = [];
  server = await openTestShop({
    renderer: async (request): Promise<PageResult | Response> => {
      rendered.push(request.url);
      if (request.url.includes('/p/moved'))
        return new Response(null, { status: 301, headers: { location: '/p/its-new-name' } });
      return isDown
        ? { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' }, html: 'down', isComplete: false }
        : pageOf(html(request));
    },
    sharedPages,
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({ url, headers: { host, ...headers } });
  return { get, rendered, fail: () => void (isDown = true) };
}

const cart = { cookie: 'ralph-cart=00000000-0000-4000-8000-000000000000' };
const known = { cookie: 'ralph-persisted-states=1' };

describe('the pages of a shop whose backend is down', () => {
  it.each([
    ['a visitor with a cart', '/nyheder?gclid=1', cart, 'no-cache'],
    ['a visitor who is logged in', '/', { cookie: 'ralph-user=7' }, 'private, no-store'],
    ['a visitor of a campaign', '/?utm_source=letter&utm_medium=mail', {}, 'no-cache'],
  ])('[REL-3] %s gets the cached shared page at %s', async (_who, url, headers, cacheControl) => {
    const { get, fail } = await openShop();
    await get('/');
    await get('/nyheder');
    fail();
    const page = await get(url, headers);
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
      200,
      `http://${host}${url.split('?')[0] ?? ''}`,
      cacheControl,
    ]);
  });

  it.each(['/cart', '/kassen', '/checkout/confirm', '/checkout/klarna-fail', '/account/reset-password'])(
    '[REL-3] [REL-6] %s is personal: never cached, and never sent to another visitor',
    async (url) => {
      const { get, fail, rendered } = await openShop();
      const pages = [await get(url), await get(url), await get(url, cart)];
      expect(pages.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('private, no-store'));
      expect(rendered.length).toBe(3);
      fail();
      expect([(await get(url)).statusCode, (await get(url, cart)).statusCode]).toEqual([503, 503]);
    },
  );

  const unnamed = [
    ['pages of a list', (count: number) => ({ url: `/nyheder?page=${count + 2}` })],
    ['searches', (count: number) => ({ url: `/s/word-${count}` })],
    ['ports', (count: number) => ({ url: '/nyheder', headers: { host: `${host}:${count + 1}` } })],
  ] as const;
  it.each(unnamed)('[REL-3] are not evicted by other %s than the shop names', async (_what, requestOf) => {
    // Random letters cannot be packed: the pages together are larger than the cache.
    const { get, fail } = await openShop(({ url }) => `${url} ${randomBytes(1_500_000).toString('base64')}`);
    await get('/');
    for (let count = 0; count < 18; count += 1) {
      const { url, headers } = { headers: {}, ...requestOf(count) };
      await get(url, headers);
    }
    fail();
    expect((await get('/')).body).toMatch(new RegExp(`^http://${host}/ `));
  });
});

describe('the pages that processes share', () => {
  it('[REL-6] have none of a visitor with a personal cookie, nor those of the cart and checkout', async () => {
    const calls: string[] = [];
    const note = async (call: string): Promise<undefined> => void calls.push(call);
    const shared: SharedPages = {
      get: () => note('get'),
      set: () => note('set'),
      claim: async () => (await note('claim')) === undefined,
    };
    const { get, rendered } = await openShop(undefined, shared);
    for (const name of personalCookies) {
      const { headers } = await get('/', { cookie: `${name}=1` });
      expect([name, headers['cache-control']]).toEqual([name, 'private, no-store']);
    }
    for (const url of ['/cart', '/kassen']) await get(url);
    expect(rendered.length).toBe(personalCookies.length + 2);
    expect(calls).toEqual([]);
    await get('/');
    expect(calls).toEqual(['get', 'set']);
  });
});

describe('a visitor who leaves before the response', () => {
  it.each([
    ['takes the work for a page of their own along', known, true],
    ['leaves a page of everybody to those who wait for it', {}, false],
  ])('[REL-24] %s', async (_what, headers, isAborted) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const steps = new EventEmitter();
    server = await openTestShop({
      renderer: async ({ signal }) => {
        steps.emit('begun', signal);
        await Promise.race([once(steps, 'finished'), once(signal, 'abort')]);
        signal.throwIfAborted();
        return pageOf('page');
      },
    });
    server.server.once('connection', (socket: Socket) => socket.once('close', () => steps.emit('left')));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const begun = once(steps, 'begun');
    const sent = request({ port, headers: { host, ...headers } });
    sent.on('error', () => undefined).end();
    const [signal] = (await begun) as [AbortSignal];
    const left = once(steps, 'left');
    sent.destroy();
    await left;
    const { aborted } = signal;
    const others = isAborted ? undefined : server.inject({ url: '/', headers: { host } });
    steps.emit('finished');
    const body = (await others)?.body;
    await server.close();
    expect([aborted, body]).toEqual([isAborted, isAborted ? undefined : 'page']);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('the query of an address', () => {
  it('[REL-3] reaches the page only as far as the screen reads it; the rest shares one render', async () => {
    const { get, rendered } = await openShop();
    for (const url of ['/nyheder?utm_source=a&page=2', '/nyheder?page=2&fbclid=b', '/nyheder?page=2']) {
      const { body } = await get(url);
      expect(body).toBe(`http://${host}/nyheder?page=2`);
    }
    expect(rendered.length).toBe(1);
    const { body } = await get('/nyheder?page=2&utm_source=a', known);
    expect(body).toBe(`http://${host}/nyheder?page=2`);
  });

  it.each([{}, known])('[REL-3] is added to a redirect, for each visitor', async (headers) => {
    const { get } = await openShop();
    const moved = await Promise.all(['a', 'b'].map((name) => get(`/p/moved?utm_source=${name}`, headers)));
    expect(moved.map(({ statusCode, headers: { location } }) => [statusCode, location])).toEqual([
      [301, '/p/its-new-name?utm_source=a'],
      [301, '/p/its-new-name?utm_source=b'],
    ]);
  });

  it('arrives unchanged at a page that is never cached', async () => {
    const { get } = await openShop();
    expect((await get('/checkout/confirm?oid=1&cartid=2')).body).toBe(`http://${host}/checkout/confirm?oid=1&cartid=2`);
  });
});
