import { LRUCache } from 'lru-cache';
import { packSharedPage } from './pack-page.ts';
import type { CachedPage, RenderedPage } from './pack-page.ts';

/**
 * Age of a page in ms up to which it is: sent as fresh, sent while a new one renders, sent only while the backend is
 * down.
 */
const freshFor = 10_000;
const staleFor = 300_000;

export interface PageCache {
  /**
   * The page at `key`, cached or rendered by `render`; one render at a time per key. Pages that are not `isKnown`, such
   * as 404s and searches, of which there is an unlimited number, share a small part of the memory.
   */
  readonly get: (key: string, render: () => Promise<RenderedPage>, isKnown: boolean) => Promise<CachedPage>;
  /** The page at `key` if it is sent without a new render. */
  readonly fresh: (key: string) => CachedPage | undefined;
  /** The last good page at `key`, up to five minutes old, when a personal page cannot be rendered. */
  readonly last: (key: string) => CachedPage | undefined;
}

/** Bytes for the pages of the shop's own addresses, and for all others. */
export interface PageCacheSize {
  readonly known: number;
  readonly others: number;
}

const MEGABYTE = 1024 * 1024;

/** Twice the size of its Brotli: a page is gzipped for the first client that takes nothing else. */
const lruOf = (maxSize: number): LRUCache<string, CachedPage> =>
  new LRUCache({ maxSize, sizeCalculation: ({ bodies: { br } }) => 2 * (br?.length ?? 1) });

/**
 * Complete anonymous pages, cached with stale-while-revalidate. A page that failed (5xx) or that lacks a part is never
 * cached; while the backend is down the last good one is sent for up to five minutes.
 */
export function createPageCache(
  now: () => number,
  size: PageCacheSize = { known: 48 * MEGABYTE, others: 12 * MEGABYTE },
): PageCache {
  const known = lruOf(size.known);
  const others = lruOf(size.others);
  const rendering = new Map<string, Promise<CachedPage>>();

  const find = (key: string): CachedPage | undefined => known.get(key) ?? others.get(key);
  const ageOf = ({ renderedAt }: CachedPage): number => now() - renderedAt;
  const store = (key: string, page: CachedPage, isKnown: boolean): void => {
    const [own, other] = isKnown && page.status === 200 ? [known, others] : [others, known];
    own.set(key, page);
    other.delete(key);
  };

  const renew = (key: string, render: () => Promise<RenderedPage>, isKnown: boolean): Promise<CachedPage> => {
    const running = rendering.get(key);
    if (running) return running;
    const work = render()
      .then(async (rendered) => {
        const page = await packSharedPage(rendered, now(), find(key));
        if (page.status < 500 && rendered.isComplete !== false && page.headers['set-cookie'] === undefined)
          store(key, page, isKnown);
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  };

  return {
    get: async (key, render, isKnown) => {
      const cached = find(key);
      const age = cached ? ageOf(cached) : Infinity;
      if (cached && age < freshFor) return cached;
      if (cached && age < staleFor) {
        // Not awaited: a failure leaves the cached page in place.
        renew(key, render, isKnown).catch(() => undefined);
        return cached;
      }
      return renew(key, render, isKnown);
    },
    fresh: (key) => {
      const cached = find(key);
      const limit = rendering.has(key) ? staleFor : freshFor;
      return cached && ageOf(cached) < limit ? cached : undefined;
    },
    last: (key) => {
      const cached = find(key);
      return cached && cached.status === 200 && ageOf(cached) < staleFor ? cached : undefined;
    },
  };
}

/** In development: each request runs the newest code. */
export const noPageCache = (now: () => number): PageCache => ({
  get: async (_key, render) => packSharedPage(await render(), now()),
  fresh: () => undefined,
  last: () => undefined,
});
