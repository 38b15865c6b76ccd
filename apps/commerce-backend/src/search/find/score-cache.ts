import { LRUCache } from 'lru-cache';
import type { IndexPlaces } from './index-places.ts';
import type { ScoredHits } from './score-query.ts';

/** Each has at most some thousand hits: about 100 kilobytes. */
const MAX_CACHED = 200;

interface Cached {
  /** The stock when the hits were scored: what is sold out comes later. */
  readonly revision: number;
  readonly hits: ScoredHits;
}

const caches = new WeakMap<IndexPlaces, LRUCache<string, Cached>>();

/**
 * The hits of a query, scored once until the index, the catalogue or the stock changes: a shopper filters, sorts and
 * pages one search, and the words that most products have are searched again and again.
 */
export function cachedHits(
  key: string,
  { places, revision }: { readonly places: IndexPlaces; readonly revision: number },
  score: () => ScoredHits,
): ScoredHits {
  const cache = caches.get(places) ?? new LRUCache<string, Cached>({ max: MAX_CACHED });
  caches.set(places, cache);
  const known = cache.get(key);
  if (known?.revision === revision) return known.hits;
  const hits = score();
  cache.set(key, { revision, hits });
  return hits;
}
