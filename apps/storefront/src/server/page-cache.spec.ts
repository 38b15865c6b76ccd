import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, packPage } from './page-cache.ts';
import type { CachedPage, PageCacheSize, RenderedPage } from './page-cache.ts';

const page = (html: string, status = 200, headers: Readonly<Record<string, string>> = {}): RenderedPage => ({
  status,
  headers,
  html,
});

/** A cache on a clock that stands until it is moved, and a count of the renders it asks for. */
function openCache(size?: PageCacheSize) {
  let now = 1_000_000;
  let renders = 0;
  const cache = createPageCache(() => now, size);
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

const text = ({ identity }: CachedPage): string => identity.toString();
/** Lets a render behind the scenes end: packing runs on threads, so a fixed number of turns will not do. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

describe('packPage', () => {
  it('packs the same page in every encoding', async () => {
    const packed = await packPage(page('<h1>Støvler – jäsenyys</h1>'.repeat(100), 404, { 'x-name': 'value' }), 7);
    expect(packed).toMatchObject({ status: 404, headers: { 'x-name': 'value' }, renderedAt: 7 });
    expect(brotliDecompressSync(packed.br)).toEqual(packed.identity);
    expect(gunzipSync(packed.gzip)).toEqual(packed.identity);
    expect(packed.br.length).toBeLessThan(packed.identity.length / 10);
  });
});

describe('a page cache', () => {
  it('renders a page once for ten seconds', async () => {
    const { get, pass, renders } = openCache();
    const first = await get(() => page('one'));
    pass(9_999);
    expect(await get(() => page('two'))).toBe(first);
    expect(renders()).toBe(1);
  });

  it('keeps pages apart by their key', async () => {
    const { get } = openCache();
    expect(text(await get(() => page('phone'), 'phone'))).toBe('phone');
    expect(text(await get(() => page('desktop'), 'desktop'))).toBe('desktop');
    expect(text(await get(() => page('other'), 'phone'))).toBe('phone');
  });

  it('sends an older page at once, and makes the new one meanwhile', async () => {
    const { get, pass, renders } = openCache();
    await get(() => page('one'));
    pass(10_000);
    expect(text(await get(() => page('two')))).toBe('one');
    await until(async () => text(await get(() => page('three'))) === 'two');
    expect(renders()).toBe(2);
  });

  it('waits for a new one when the kept one is older than five minutes', async () => {
    const { get, pass } = openCache();
    await get(() => page('one'));
    pass(300_000);
    expect(text(await get(() => page('two')))).toBe('two');
  });

  it('renders a page once for all who wait for it', async () => {
    const { get, renders } = openCache();
    let finish: (page: RenderedPage) => void = () => undefined;
    const slow = new Promise<RenderedPage>((resolve) => (finish = resolve));
    const waiting = Array.from({ length: 50 }, () => get(() => slow));
    finish(page('one'));
    const answers = await Promise.all(waiting);
    expect(new Set(answers).size).toBe(1);
    expect(renders()).toBe(1);
  });

  it('renews a page once, however many are sent the old one', async () => {
    const { get, pass, renders } = openCache();
    await get(() => page('one'));
    pass(20_000);
    const slow = new Promise<RenderedPage>(() => undefined);
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(() => slow)));
    expect(answers.map(text)).toEqual(Array.from({ length: 50 }, () => 'one'));
    expect(renders()).toBe(2);
  });

  it.each([500, 502, 503])('never keeps a page of status %i', async (status) => {
    const { get, renders } = openCache();
    expect((await get(() => page('down', status))).status).toBe(status);
    expect(text(await get(() => page('up')))).toBe('up');
    expect(renders()).toBe(2);
  });

  it('keeps the last whole page in place of one that lacks a part, and looks for a whole one again', async () => {
    const { get, pass, renders } = openCache();
    const lacking = { ...page('no menus'), isWhole: false };
    expect([text(await get(() => lacking)), text(await get(() => page('whole')))]).toEqual(['no menus', 'whole']);
    for (const expected of [3, 4]) {
      pass(10_000);
      await until(async () => {
        expect(text(await get(() => lacking))).toBe('whole');
        return renders() >= expected;
      });
    }
    await until(async () => text(await get(() => page('whole again'))) === 'whole again');
  });

  it.each([200, 404, 410])('keeps a page of status %i', async (status) => {
    const { get, renders } = openCache();
    await get(() => page('one', status));
    expect((await get(() => page('two'))).status).toBe(status);
    expect(renders()).toBe(1);
  });

  it('never keeps a page that sets a cookie: it is somebody’s own (promise X19)', async () => {
    const { get } = openCache();
    await get(() => page('mine', 200, { 'set-cookie': 'ralph-cart=1' }));
    expect(text(await get(() => page('yours')))).toBe('yours');
  });

  it('sends the last good page for five minutes of failures, and no longer (promise A2)', async () => {
    const { get, pass, renders } = openCache();
    await get(() => page('good'));
    for (let second = 10; second < 300; second += 10) {
      pass(10_000);
      const before = renders();
      // A failed render that has not ended yet is waited for by all; after it the next one begins.
      await until(async () => {
        expect(text(await get(() => page('down', 503)))).toBe('good');
        return renders() > before;
      });
    }
    pass(10_000);
    expect((await get(() => page('down', 503))).status).toBe(503);
  });

  it('gives a failure to who waits, and tries again for the next one', async () => {
    const { get } = openCache();
    await expect(
      get(() => {
        throw new Error('the renderer broke');
      }),
    ).rejects.toThrow('the renderer broke');
    expect(text(await get(() => page('one')))).toBe('one');
  });

  it('sends the kept page although renewing it throws', async () => {
    const { get, pass } = openCache();
    await get(() => page('good'));
    pass(20_000);
    const broken = () => {
      throw new Error('the renderer broke');
    };
    expect(text(await get(broken))).toBe('good');
    expect(text(await get(broken))).toBe('good');
  });

  it('lets the pages go that were not asked for longest, when there is no more room', async () => {
    const { get, renders } = openCache({ known: 400, others: 400 });
    const html = () => page('x'.repeat(150));
    await get(html, 'a');
    await get(html, 'b');
    await get(html, 'c');
    expect(renders()).toBe(3);
    await get(html, 'c');
    expect(renders()).toBe(3);
    await get(html, 'a');
    expect(renders()).toBe(4);
  });

  it.each([
    ['a page that exists at addresses that the shop does not name', 200, false],
    ['a page that does not exist', 404, true],
  ])('[REL-3] %s pushes no known page out, however often it is requested', async (_what, status, isKnown) => {
    const { cache, get } = openCache({ known: 400, others: 400 });
    await get(() => page('front page'), '/');
    for (let count = 0; count < 840; count += 1)
      await get(() => page('x'.repeat(150), status), `/none-${count}`, isKnown);
    expect(cache.last('/')?.identity.toString()).toBe('front page');
    expect(cache.last('/none-0')).toBe(undefined);
  });

  it('[REL-3] forgets a known page that has gone', async () => {
    const { cache, get, pass } = openCache();
    await get(() => page('product'));
    pass(300_000);
    await get(() => page('gone', 404));
    expect(cache.last('list')).toBe(undefined);
    expect((await get(() => page('other'))).status).toBe(404);
  });

  it('[REL-3] has the last good page for five minutes', async () => {
    const { cache, get, pass } = openCache();
    expect(cache.last('list')).toBe(undefined);
    await get(() => page('good'));
    pass(299_999);
    expect(cache.last('list')?.identity.toString()).toBe('good');
    pass(1);
    expect(cache.last('list')).toBe(undefined);
  });
});
