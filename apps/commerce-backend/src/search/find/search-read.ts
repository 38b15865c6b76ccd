import type { Language } from '@lyng/model';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { readInterest, readPhraseClicks } from '../activity/interest.ts';
import type { ScoredHit } from '../core/ranking/best-hits.ts';
import { noInterest, score } from '../core/ranking/rank.ts';
import { indexPlaces } from './index-places.ts';
import type { IndexPlaces } from './index-places.ts';
import { listWords } from './list-words.ts';
import type { ReadText } from './read-text.ts';
import { scoreQuery } from './score-query.ts';
import type { ListedWord, ScoredHits } from './score-query.ts';
import type { SearchIndex } from './search-index.ts';
import type { TextHits } from './text-search.ts';

interface Search {
  readonly db: Database;
  readonly index: SearchIndex;
  readonly snapshot: CatalogueSnapshot;
  readonly language: Language;
  /** The text as others may have searched for it. */
  readonly phrase: string;
  readonly max: number;
}

const none = new Int32Array();

/** Every product, bestsellers first, for a text that names a size or a price alone. */
const everything = ({ segments }: IndexPlaces, max: number): Int32Array =>
  Int32Array.from(segments.flatMap(({ ordinals }) => [...ordinals.subarray(0, max)]))
    .filter((ordinal) => ordinal >= 0)
    .slice(0, max);

/** Whether the words that are left mean something else than what was searched for. */
const isSomethingElse = (known: readonly ListedWord[], missing: readonly string[], lacksKind: boolean): boolean => {
  const namesAProduct = known.some(({ word }) => word.role === 'kind' || word.role === 'other');
  return missing.length > known.length || (missing.length > 0 && !namesAProduct) || lacksKind;
};

/** Hits whose interest is read: the first pages. */
const MAX_INTERESTING = 240;

/** Sorts hits by relevance, popularity and availability: the first ones, and those that were clicked after the phrase. */
async function rankHits(
  db: Database,
  hits: readonly ScoredHit[],
  { columns }: CatalogueSnapshot,
  phraseClicks: ReadonlyMap<number, number>,
): Promise<Int32Array> {
  if (hits.length === 0) return new Int32Array();
  const idOf = ({ ordinal }: ScoredHit): number => columns.ids[ordinal] ?? 0;
  const isFirst = (hit: ScoredHit, place: number): boolean => place < MAX_INTERESTING || phraseClicks.has(idOf(hit));
  const first = hits.filter(isFirst);
  const interest = await readInterest(db, first.map(idOf));
  const standings = first.map((hit) => ({
    hit,
    standing: score({
      relevance: hit.relevance,
      ...(interest.get(idOf(hit)) ?? noInterest),
      phraseClicks: phraseClicks.get(idOf(hit)) ?? 0,
      unitsSold: columns.unitsSold[hit.ordinal] ?? 0,
      isBuyable: (columns.stock.buyable[hit.ordinal] ?? 0) > 0,
    }),
  }));
  const sorted = standings.toSorted((a, b) => b.standing - a.standing || idOf(a.hit) - idOf(b.hit));
  return Int32Array.from([
    ...sorted.map(({ hit }) => hit.ordinal),
    ...hits.flatMap((hit, place) => (isFirst(hit, place) ? [] : hit.ordinal)),
  ]);
}

/** Searches for a text that was read. */
export async function searchRead(
  { query, understood, unknownSizes }: ReadText,
  { db, index, snapshot, language, phrase, max }: Search,
): Promise<TextHits> {
  const places = indexPlaces(index, snapshot);
  const lists = { db, index, language, places };
  const [words, excluded, phraseClicks] = await Promise.all([
    listWords(query.words, lists),
    listWords(query.excluded, lists),
    readPhraseClicks(db, language, phrase),
  ]);
  const known = words.filter(({ frequency }) => frequency > 0);
  const unused = words.filter(({ frequency }) => frequency === 0).map(({ word }) => word);
  const missing = [...query.leftOut, ...unused.map(({ text }) => text)];
  const leftOut = [...unknownSizes, ...missing];
  const nothing: TextHits = {
    ordinals: none,
    near: none,
    corrected: query.corrected,
    leftOut,
    isRelaxed: leftOut.length > 0,
    words: query.words,
    excluded: query.excluded,
    understood,
  };
  if (known.length === 0) {
    const hasFilters = understood.sizes.length > 0 || understood.price !== undefined;
    return missing.length === 0 && hasFilters ? { ...nothing, ordinals: everything(places, max) } : nothing;
  }
  const lacksKind = query.lacksKind || unused.some(({ role }) => role === 'kind');
  if (isSomethingElse(known, missing, lacksKind)) return nothing;
  const chosen = new Set(Array.from(phraseClicks.keys(), snapshot.columns.ordinalOf));
  const scoreHits = () =>
    scoreQuery({
      words: known,
      // Descriptions often mention what a product does not have.
      excluded: excluded.map((word) => ({ ...word, lists: word.lists.filter(({ weight }) => weight < 1) })),
      places,
      products: index.products,
      isBuyable: (ordinal) => (snapshot.columns.stock.buyable[ordinal] ?? 0) > 0,
      max,
      chosen,
    });
  const key = JSON.stringify([language, max, query.words, query.excluded, [...chosen]]);
  const { complete, near, lacking } = cachedHits(key, { places, revision: snapshot.columns.stock.revision }, scoreHits);
  const best = await rankHits(db, complete, snapshot, phraseClicks);
  if (best.length > 0) return { ...nothing, ordinals: best, near: Int32Array.from(near, ({ ordinal }) => ordinal) };
  return {
    ...nothing,
    ordinals: await rankHits(db, near, snapshot, phraseClicks),
    leftOut: [...leftOut, ...lacking],
    isRelaxed: true,
  };
}

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
