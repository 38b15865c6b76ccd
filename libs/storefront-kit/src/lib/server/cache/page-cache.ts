import { LRUCache } from 'lru-cache';
import { packSharedPage, reuseBodies } from './pack-page.ts';
import type { CachedPage, RenderedPage } from './pack-page.ts';
import type { SharedPages } from './shared-pages.ts';

/** Age of a page in ms up to which it is sent as fresh, here and by other processes. */
export const FRESH_MS = 10_000;
/** Age of a page in ms up to which it is sent while a new one renders, or while the backend is down. */
const STALE_MS = 300_000;

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

export interface PageCacheOptions {
  readonly size?: PageCacheSize;
  /** The pages of other processes. */
  readonly shared?: SharedPages | undefined;
}

/** Twice the size of its Brotli: a page is gzipped for the first client that takes nothing else. */
const lruOf = (maxSize: number): LRUCache<string, CachedPage> =>
  new LRUCache({ maxSize, sizeCalculation: ({ bodies: { br } }) => 2 * (br?.length ?? 1) });

/** Whether others may get the page later: it has not failed, and sets no visitor's cookie. */
const isStorable = ({ status, headers }: CachedPage): boolean => status < 500 && headers['set-cookie'] === undefined;

/** The page that another process has rendered, if it is fresh. */
async function findShared(shared: SharedPages, key: string, now: () => number): Promise<CachedPage | undefined> {
  const page = await shared.get(key).catch(() => undefined);
  if (!page || !isStorable(page)) return undefined;
  // The other clock may be ahead: that must not make the page fresh for longer.
  const renderedAt = Math.min(page.renderedAt, now());
  return now() - renderedAt < FRESH_MS ? { ...page, renderedAt } : undefined;
}

/**
 * Complete anonymous pages, cached with stale-while-revalidate. A page that failed (5xx) or that lacks a part is never
 * cached; while the backend is down the last good one is sent for up to five minutes. Fresh pages of other processes
 * are used too.
 */
export function createPageCache(
  now: () => number,
  { size = { known: 48 * MEGABYTE, others: 12 * MEGABYTE }, shared }: PageCacheOptions = {},
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

  const renderPage = async (
    key: string,
    render: () => Promise<RenderedPage>,
    isKnown: boolean,
    stale?: CachedPage,
  ): Promise<CachedPage> => {
    if (shared) {
      const other = await findShared(shared, key, now);
      if (other) {
        const page = reuseBodies(other, find(key));
        store(key, page, isKnown);
        return page;
      }
      // Another process renders it: a later request gets that page, and this one need not wait for it.
      if (stale && !(await shared.claim(key).catch(() => true))) return stale;
    }
    const rendered = await render();
    const page = await packSharedPage(rendered, now(), find(key));
    if (rendered.isComplete !== false && isStorable(page)) {
      store(key, page, isKnown);
      // Not awaited: nothing here depends on it.
      shared?.set(key, page).catch(() => undefined);
    }
    return page;
  };

  const renew = (
    key: string,
    render: () => Promise<RenderedPage>,
    isKnown: boolean,
    stale?: CachedPage,
  ): Promise<CachedPage> => {
    const running = rendering.get(key);
    if (running) return running;
    const work = renderPage(key, render, isKnown, stale).finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  };

  return {
    get: async (key, render, isKnown) => {
      const cached = find(key);
      const age = cached ? ageOf(cached) : Infinity;
      if (cached && age < FRESH_MS) return cached;
      if (cached && age < STALE_MS) {
        // Not awaited: a failure leaves the cached page in place.
        renew(key, render, isKnown, cached).catch(() => undefined);
        return cached;
      }
      return renew(key, render, isKnown);
    },
    fresh: (key) => {
      const cached = find(key);
      const limit = rendering.has(key) ? STALE_MS : FRESH_MS;
      return cached && ageOf(cached) < limit ? cached : undefined;
    },
    last: (key) => {
      const cached = find(key);
      return cached && cached.status === 200 && ageOf(cached) < STALE_MS ? cached : undefined;
    },
  };
}

/** In development: each request runs the newest code. */
export const noPageCache = (now: () => number): PageCache => ({
  get: async (_key, render) => packSharedPage(await render(), now()),
  fresh: () => undefined,
  last: () => undefined,
});
