import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'br' | 'gzip';

/** A finished anonymous page in every encoding. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Time of the render, in ms since the epoch. */
  readonly renderedAt: number;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly html: string;
  /** False when a part of the page is missing: such a page is sent but not cached. */
  readonly isComplete?: boolean;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Age of a page in ms up to which it is: sent as fresh, sent while a new one renders, sent only while the backend is
 * down.
 */
const freshFor = 10_000;
const staleFor = 300_000;

const allEncodings: readonly Encoding[] = ['br', 'gzip'];
const empty = Buffer.alloc(0);

/** Compresses a page once, so that sending it is cheap; a personal page only in the requested encoding. */
export async function packPage(
  { status, headers, html }: RenderedPage,
  renderedAt: number,
  encodings = allEncodings,
): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([
    encodings.includes('br') ? brotli(identity, { params }) : empty,
    encodings.includes('gzip') ? deflate(identity, { level: 5 }) : empty,
  ]);
  return { status, headers, identity, br, gzip: gz, renderedAt };
}

export interface PageCache {
  /**
   * The page at `key`, cached or rendered by `render`; one render at a time per key. Pages that are not `isKnown`, such
   * as 404s and searches, of which there is an unlimited number, share a small part of the memory.
   */
  readonly get: (key: string, render: () => Promise<RenderedPage>, isKnown: boolean) => Promise<CachedPage>;
  /** The last good page at `key`, up to five minutes old, when a personal page cannot be rendered. */
  readonly last: (key: string) => CachedPage | undefined;
}

/** Bytes for the pages of the shop's own addresses, and for all others. */
export interface PageCacheSize {
  readonly known: number;
  readonly others: number;
}

const MEGABYTE = 1024 * 1024;

const lruOf = (maxSize: number): LRUCache<string, CachedPage> =>
  new LRUCache({ maxSize, sizeCalculation: ({ identity, br, gzip: gz }) => identity.length + br.length + gz.length });

/**
 * Complete anonymous pages, cached with stale-while-revalidate. A page that failed (5xx) or that lacks a part is never
 * cached; while the backend is down the last good one is sent for up to five minutes.
 */
export function createPageCache(
  now: () => number,
  size: PageCacheSize = { known: 96 * MEGABYTE, others: 32 * MEGABYTE },
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
        const page = await packPage(rendered, now());
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
    last: (key) => {
      const cached = find(key);
      return cached && cached.status === 200 && ageOf(cached) < staleFor ? cached : undefined;
    },
  };
}

/** In development: each request runs the newest code. */
export const noPageCache = (now: () => number): PageCache => ({
  get: async (_key, render) => packPage(await render(), now()),
  last: () => undefined,
});
