import type { FastifyInstance } from 'fastify';
import { host, noAssets, openTestShop, pageOf, testShop } from '../../testing/test-shop.ts';
import { makeBusyPage } from '../documents/retry-page.tsx';
import { limitRenders } from './limit-renders.ts';
import { cachedScreensOf } from './page-parameters.ts';
import type { PageResult } from './render-page.tsx';

const known = { cookie: 'ralph-persisted-states=1' };
const cart = { cookie: 'ralph-cart=00000000-0000-4000-8000-000000000000' };
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` };

let server: FastifyInstance;
afterEach(() => server.close());

/** A shop that renders two pages at once, and finishes none while it is held. */
async function openShop(limit: { readonly maxWaiting: number; readonly maxWaitMs?: number } = { maxWaiting: 0 }) {
  let isHeld = true;
  const held: (() => void)[] = [];
  const rendered: string[] = [];
  const renderer = async (request: Request): Promise<PageResult> => {
    rendered.push(new URL(request.url).pathname);
    if (isHeld) await new Promise<void>((resolve) => void held.push(resolve));
    return pageOf('page');
  };
  server = await openTestShop({
    renderer: limitRenders(renderer, {
      busyPage: makeBusyPage(testShop.config.name, noAssets),
      cachedScreens: cachedScreensOf(testShop.features),
      max: 2,
      ...limit,
    }),
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({ url, headers: { host, ...headers } });
  /** Requests pages, and resolves when so many are being rendered. */
  const begin = async (requests: readonly (() => ReturnType<typeof get>)[]) => {
    const responses = requests.map((request) => request());
    while (held.length < requests.length) await new Promise((resolve) => setImmediate(resolve));
    return responses;
  };
  return {
    get,
    begin,
    rendered,
    hold: () => void (isHeld = true),
    release: () => {
      isHeld = false;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}

describe('a shop with more visitors than it can render pages for', () => {
  it('[REL-36] starts no further shared page, and shows a notice in the language of the market', async () => {
    const { get, begin, release, rendered } = await openShop();
    const running = await begin([() => get('/nyheder'), () => get('/', known)]);
    const busy = await get('/brands');
    expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(busy.body).toContain('<html lang="da"');
    expect(busy.body).toContain('Prøv igen');
    expect(rendered).toEqual(['/nyheder', '/']);
    release();
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await get('/brands')).statusCode).toBe(200);
  });

  it('[REL-36] sends cached pages, also where they would be personal', async () => {
    const { get, begin, release, hold } = await openShop();
    release();
    await get('/');
    hold();
    const running = await begin([() => get('/nyheder'), () => get('/brands')]);
    const pages = [await get('/'), await get('/', cart), await get('/', known)];
    expect(pages.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, 'page']));
    release();
    await Promise.all(running);
  });

  it('[REL-36] renders every page on the way to an order', async () => {
    const { get, begin, release } = await openShop();
    const running = await begin([
      () => get('/nyheder'),
      () => get('/brands'),
      () => get('/cart', cart),
      () => get('/kassen', cart),
      () => server.inject({ method: 'POST', url: '/p/sko', headers: { host, ...form }, payload: 'intent=add' }),
    ]);
    release();
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  });

  it('[REL-36] renders a page that waits in its turn, and rejects one that finds the queue full', async () => {
    const { get, begin, release, rendered } = await openShop({ maxWaiting: 2, maxWaitMs: 60_000 });
    const running = await begin([() => get('/nyheder'), () => get('/brands')]);
    // `then` sends them.
    const waiting = [get('/'), get('/s/sko')].map((response) => response.then((received) => received));
    expect((await get('/p/sko')).statusCode).toBe(503);
    expect(rendered).toEqual(['/nyheder', '/brands']);
    release();
    expect((await Promise.all([...running, ...waiting])).map(({ statusCode }) => statusCode)).toEqual(
      Array(4).fill(200),
    );
    expect(rendered).toEqual(['/nyheder', '/brands', '/', '/s/sko']);
    // The places are free again.
    expect((await Promise.all([get('/p/a'), get('/p/b')])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('[REL-36] rejects a page that has waited too long, and its place in the queue is free', async () => {
    const { get, begin, release } = await openShop({ maxWaiting: 1, maxWaitMs: 1 });
    const running = await begin([() => get('/nyheder'), () => get('/brands')]);
    for (const url of ['/', '/s/sko']) expect((await get(url)).statusCode).toBe(503);
    release();
    await Promise.all(running);
    expect((await get('/')).statusCode).toBe(200);
  });
});
