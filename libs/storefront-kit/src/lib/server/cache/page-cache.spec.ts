import { until } from '../../testing/until.ts';
import { bodyOf } from './pack-page.ts';
import type { CachedPage, RenderedPage } from './pack-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageCacheOptions } from './page-cache.ts';
import type { SharedPages } from './shared-pages.ts';

const page = (html: string, status = 200, headers: Readonly<Record<string, string>> = {}): RenderedPage => ({
  status,
  headers,
  html,
});

/** A cache with a fake clock, and a count of its renders. */
function openCache(options?: PageCacheOptions) {
  let now = 1_000_000;
  let renders = 0;
  const cache = createPageCache(() => now, options);
  return {
    cache,
    pass: (ms: number) => void (now += ms),
    renders: () => renders,
    get: (render: () => RenderedPage | Promise<RenderedPage>, key = 'list', isKnown = true) =>
      cache.get(
        key,
        async () => {
          renders += 1;
          return render();
        },
        isKnown,
      ),
  };
}

const text = (cached: CachedPage | undefined): string | undefined => cached && bodyOf(cached, 'identity').toString();

describe('a page cache', () => {
  it('renders a page once for ten seconds', async () => {
    const { get, pass, renders } = openCache();
    const first = await get(() => page('one'));
    pass(9_999);
    expect(await get(() => page('two'))).toBe(first);
    expect(renders()).toBe(1);
  });

  it('separates pages by their key', async () => {
    const { get } = openCache();
    for (const key of ['phone', 'desktop']) expect(text(await get(() => page(key), key))).toBe(key);
    expect(text(await get(() => page('other'), 'phone'))).toBe('phone');
  });

  it('sends a stale page at once, and renders the new one meanwhile', async () => {
    const { get, pass, renders } = openCache();
    await get(() => page('one'));
    pass(10_000);
    expect(text(await get(() => page('two')))).toBe('one');
    await until(async () => text(await get(() => page('three'))) === 'two');
    expect(renders()).toBe(2);
  });

  it('waits for a new page when the cached one is older than five minutes', async () => {
    const { get, pass } = openCache();
    await get(() => page('one'));
    pass(300_000);
    expect(text(await get(() => page('two')))).toBe('two');
  });

  it('renders a page once for all concurrent requests', async () => {
    const { get, renders } = openCache();
    let finish: (page: RenderedPage) => void = () => undefined;
    const slow = new Promise<RenderedPage>((resolve) => (finish = resolve));
    const waiting = Array.from({ length: 50 }, () => get(() => slow));
    finish(page('one'));
    const pages = await Promise.all(waiting);
    expect(new Set(pages).size).toBe(1);
    expect(renders()).toBe(1);
  });

  it('revalidates a page once, however many requests get the stale one', async () => {
    const { get, pass, renders } = openCache();
    await get(() => page('one'));
    pass(20_000);
    const slow = new Promise<RenderedPage>(() => undefined);
    const pages = await Promise.all(Array.from({ length: 50 }, () => get(() => slow)));
    expect(pages.map(text)).toEqual(Array.from({ length: 50 }, () => 'one'));
    expect(renders()).toBe(2);
  });

  it('keeps the last complete page instead of one that lacks a part, and retries', async () => {
    const { get, pass, renders } = openCache();
    const lacking = { ...page('no menus'), isComplete: false };
    expect([text(await get(() => lacking)), text(await get(() => page('complete')))]).toEqual(['no menus', 'complete']);
    for (const expected of [3, 4]) {
      pass(10_000);
      await until(async () => {
        expect(text(await get(() => lacking))).toBe('complete');
        return renders() >= expected;
      });
    }
    await until(async () => text(await get(() => page('complete again'))) === 'complete again');
  });

  it.each([
    ['caches a page', page('one'), 1],
    ['caches a page that is gone', page('one', 404), 1],
    ['does not cache an error', page('one', 500), 2],
    ['does not cache an outage', page('one', 503), 2],
    ['does not cache a page that sets a cookie: it is personal', page('one', 200, { 'set-cookie': 'a=1' }), 2],
  ])('%s', async (_rule, rendered, times) => {
    const { get, renders } = openCache();
    expect((await get(() => rendered)).status).toBe(rendered.status);
    expect(text(await get(() => page('two')))).toBe(times === 1 ? 'one' : 'two');
    expect(renders()).toBe(times);
  });

  it('sends the last good page for five minutes of failures, and no longer', async () => {
    const { get, pass, renders } = openCache();
    await get(() => page('good'));
    for (let second = 10; second < 300; second += 10) {
      pass(10_000);
      const before = renders();
      // A failed render that has not ended yet is shared by all requests; the next one starts after it.
      await until(async () => {
        expect(text(await get(() => page('down', 503)))).toBe('good');
        return renders() > before;
      });
    }
    pass(10_000);
    expect((await get(() => page('down', 503))).status).toBe(503);
  });

  it('rejects for concurrent requests, and retries for the next one', async () => {
    const { get } = openCache();
    await expect(
      get(() => {
        throw new Error('the renderer broke');
      }),
    ).rejects.toThrow('the renderer broke');
    expect(text(await get(() => page('one')))).toBe('one');
  });

  it('sends the cached page although revalidating it throws', async () => {
    const { get, pass } = openCache();
    await get(() => page('good'));
    pass(20_000);
    const broken = () => {
      throw new Error('the renderer broke');
    };
    expect(text(await get(broken))).toBe('good');
    expect(text(await get(broken))).toBe('good');
  });

  it('compresses equal renders once', async () => {
    const { get, pass, renders } = openCache();
    const { bodies, renderedAt } = await get(() => page('one'));
    pass(10_000);
    await until(async () => (await get(() => page('one'))).renderedAt > renderedAt);
    expect((await get(() => page('one'))).bodies).toBe(bodies);
    expect(renders()).toBe(2);
  });

  it('evicts the least recently used pages when it is full', async () => {
    const { get, renders } = openCache({ size: { known: 40, others: 40 } });
    const html = () => page('x'.repeat(150));
    for (const key of ['a', 'b', 'c', 'c']) await get(html, key);
    expect(renders()).toBe(3);
    await get(html, 'a');
    expect(renders()).toBe(4);
  });

  it.each([
    ['a page that exists at addresses that the shop does not name', 200, false],
    ['a page that does not exist', 404, true],
  ])('[REL-3] %s evicts no known page, however often it is requested', async (_what, status, isKnown) => {
    const { cache, get } = openCache({ size: { known: 40, others: 40 } });
    await get(() => page('front page'), '/');
    for (let count = 0; count < 840; count += 1)
      await get(() => page('x'.repeat(150), status), `/none-${count}`, isKnown);
    expect(text(cache.last('/'))).toBe('front page');
    expect(cache.last('/none-0')).toBe(undefined);
  });

  it('[REL-3] removes a known page that has gone', async () => {
    const { cache, get, pass } = openCache();
    await get(() => page('product'));
    pass(300_000);
    await get(() => page('gone', 404));
    expect(cache.last('list')).toBe(undefined);
    expect((await get(() => page('other'))).status).toBe(404);
  });

  it('[REL-3] keeps the last good page for five minutes', async () => {
    const { cache, get, pass } = openCache();
    expect(cache.last('list')).toBe(undefined);
    await get(() => page('good'));
    pass(299_999);
    expect(text(cache.last('list'))).toBe('good');
    pass(1);
    expect(cache.last('list')).toBe(undefined);
  });
});

/** The store that processes share, in memory and without an expiry. */
function openShared() {
  const pages = new Map<string, CachedPage>();
  const claims = new Set<string>();
  const shared: SharedPages = {
    get: async (key) => pages.get(key),
    set: async (key, stored) => void pages.set(key, stored),
    claim: async (key) => !claims.has(key) && claims.add(key) !== undefined,
  };
  return { pages, claims, shared };
}

/** Two caches that share pages. */
function openTwo() {
  const opened = openShared();
  return { ...opened, one: openCache(opened), two: openCache(opened) };
}

describe('two page caches that share pages', () => {
  it('render a page once, whose age counts from that render', async () => {
    const { one, two } = openTwo();
    const rendered = await one.get(() => page('one'));
    two.pass(9_999);
    const adopted = await two.get(() => page('two'));
    expect(adopted).toEqual(rendered);
    expect(two.renders()).toBe(0);
    expect(two.cache.fresh('list')).toBe(adopted);
    two.pass(1);
    expect(two.cache.fresh('list')).toBe(undefined);
  });

  it('render again when the shared page is not fresh', async () => {
    const { one, two, shared } = openTwo();
    await one.get(() => page('one'));
    two.pass(10_000);
    expect(text(await two.get(() => page('two')))).toBe('two');
    expect(text(await shared.get('list'))).toBe('two');
  });

  it('send no page for longer because the other clock is ahead', async () => {
    const { one, two } = openTwo();
    one.pass(5_000);
    await one.get(() => page('one'));
    expect(text(await two.get(() => page('two')))).toBe('one');
    two.pass(10_000);
    expect(two.cache.fresh('list')).toBe(undefined);
  });

  it('send the stale page while the other one renders, and then the new one', async () => {
    const { one, two, claims } = openTwo();
    await one.get(() => page('one'));
    await two.get(() => page('one'));
    one.pass(10_000);
    two.pass(10_000);
    let finish: (page: RenderedPage) => void = () => undefined;
    const slow = new Promise<RenderedPage>((resolve) => (finish = resolve));
    expect(text(await one.get(() => slow))).toBe('one');
    await until(() => claims.size === 1);
    expect(text(await two.get(() => page('never')))).toBe('one');
    expect(text(await two.get(() => page('never')))).toBe('one');
    finish(page('two'));
    await until(async () => text(await two.get(() => page('never'))) === 'two');
    expect([one.renders(), two.renders()]).toEqual([2, 0]);
  });

  it('render a page that neither has, although the other one renders it too', async () => {
    const { one, two } = openTwo();
    void one.get(() => new Promise<RenderedPage>(() => undefined));
    expect(text(await two.get(() => page('two')))).toBe('two');
  });

  it('reuse the compressed bodies of equal content', async () => {
    const { one, two, shared } = openTwo();
    const { bodies } = await two.get(() => page('one'));
    const sharedPage = await shared.get('list');
    if (sharedPage) await shared.set('list', { ...sharedPage, renderedAt: sharedPage.renderedAt + 10_000 });
    two.pass(10_000);
    await until(async () => (await two.get(() => page('two'))).renderedAt === 1_010_000);
    expect((await two.get(() => page('two'))).bodies).toBe(bodies);
    expect(one.renders()).toBe(0);
  });

  it.each([
    ['failed', page('down', 503)],
    ['lacks a part', { ...page('no menus'), isComplete: false }],
    ['sets a cookie', page('mine', 200, { 'set-cookie': 'ralph-cart=1' })],
  ])('share no page that %s', async (_what, rendered) => {
    const { shared, pages } = openShared();
    const { get } = openCache({ shared });
    await get(() => rendered);
    expect(pages.size).toBe(0);
  });

  it.each([
    ['failed', { status: 503 }],
    ['sets a cookie', { headers: { 'set-cookie': 'ralph-cart=1' } }],
  ])('take over no page that %s', async (_what, part) => {
    const { shared, pages } = openShared();
    pages.set('list', { status: 200, headers: {}, bodies: {}, hash: 'a', renderedAt: 1_000_000, ...part });
    expect(text(await openCache({ shared }).get(() => page('one')))).toBe('one');
  });

  it('render when what they share fails', async () => {
    const fail = async () => {
      throw new Error('the server is down');
    };
    const { get, pass, renders } = openCache({ shared: { get: fail, set: fail, claim: fail } });
    expect(text(await get(() => page('one')))).toBe('one');
    pass(10_000);
    await until(async () => text(await get(() => page('two'))) === 'two');
    expect(renders()).toBe(2);
  });
});
