import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { compoundPieces } from '../core/compound.ts';
import { SEGMENT_SIZE } from '../core/postings.ts';
import { score } from '../core/rank.ts';
import { readFilters, without } from '../core/read-filters.ts';
import type { NamedPrice } from '../core/read-filters.ts';
import { readQuery } from '../core/read-query.ts';
import type { QueryWord, ReadQuery } from '../core/read-query.ts';
import type { Vocabulary } from '../core/vocabulary.ts';
import { hasDigit, MAX_WORDS, phraseOf, wordsOf } from '../core/words.ts';
import { makeStemCache } from '../indexing/stem-cache.ts';
import { findByNumbers } from './find-numbers.ts';
import { indexPlaces } from './index-places.ts';
import type { IndexPlaces } from './index-places.ts';
import { noInterest } from '../recommend/co-occurrence.ts';
import { readInterest, readPhraseClicks } from './read-interest.ts';
import { scoreQuery } from './score-query.ts';
import type { ListedWord, ScoredHit } from './score-query.ts';
import { makeSearchIndexReader } from './search-index.ts';
import type { SearchIndex, TermPostings } from './search-index.ts';
import { understandSize } from './understand-sizes.ts';
import type { UnderstoodSize } from './understand-sizes.ts';

/** Max hits, unless the query sets another number: the best of a broad word. */
const MAX_HITS = 2000;

/** Hits whose interest is read: the first pages. */
const MAX_INTERESTING = 240;

/** What was read out of a text beside words. */
export interface Understood {
  /** The text that is left. */
  readonly text: string;
  readonly sizes: readonly UnderstoodSize[];
  readonly price: NamedPrice | undefined;
}

/** The results of a text, and how it was understood. */
export interface TextHits {
  /** Ordinals of products with every word, best first, in every market; of `near` ones when there are none. */
  readonly ordinals: Int32Array;
  /** Ordinals of products that lack a word, but are of the kind, when few have every word. */
  readonly near: Int32Array;
  /** The text with its spelling corrected, if anything was. */
  readonly corrected: string | undefined;
  /** Words that the products of `ordinals` lack. */
  readonly leftOut: readonly string[];
  /** No product has every word. */
  readonly isRelaxed: boolean;
  /** Not applied to the ordinals yet. */
  readonly understood: Understood;
}

/** The search text and its options. */
export interface TextSearchOptions {
  readonly snapshot: CatalogueSnapshot;
  readonly language: Language;
  readonly text: string;
  /** Whether misspelled words are corrected. Default true. */
  readonly corrects?: boolean;
  /** Whether the last word may be the beginning of one. Default false. */
  readonly isTyping?: boolean;
  /** Max hits. */
  readonly max?: number;
}

/** Full text search over the catalogue. */
export interface TextSearch {
  readonly find: (options: TextSearchOptions) => Promise<TextHits>;
  readonly vocabulary: (catalogue: CatalogueIndex, language: Language) => Promise<Vocabulary>;
  /** Reads the index and the words of every language, so that the first query does not have to. */
  readonly prepare: (readCatalogue: () => Promise<CatalogueSnapshot>) => Promise<void>;
}

const none = new Int32Array();

/** A query with its index. */
interface Reading {
  readonly index: SearchIndex;
  readonly query: ReadQuery;
  readonly understood: Understood;
  readonly leftOut: readonly string[];
}

/** A list of products that a number names, as if each had it in its name. */
const numberPostings = (productIds: readonly number[], places: IndexPlaces): TermPostings => {
  const bySegment = new Map<number, number[]>();
  for (const id of productIds) {
    const place = places.placeOf(id);
    if (place === undefined) continue;
    const segment = Math.floor(place / SEGMENT_SIZE);
    bySegment.set(segment, [...(bySegment.get(segment) ?? []), place % SEGMENT_SIZE]);
  }
  return {
    products: productIds.length,
    bySegment: new Map(
      Array.from(bySegment, ([segment, found]) => [
        segment,
        { places: Uint16Array.from(found.toSorted((a, b) => a - b)), impacts: new Uint8Array(found.length).fill(255) },
      ]),
    ),
  };
};

/** Creates the search on a database. */
export function makeTextSearch(db: Database): TextSearch {
  const indexOf = makeSearchIndexReader(db);
  const stemsOf = makeStemCache(db);

  const readWords = async (
    text: string,
    vocabulary: Vocabulary,
    { corrects = true, isTyping = false, language }: TextSearchOptions,
  ): Promise<ReadQuery> => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    const joined = words.slice(1).map((word, at) => `${words[at]?.text ?? ''}${word.text}`);
    const pieces = words.flatMap((word) => [word.text, ...word.parts, ...compoundPieces(word.text, language)]);
    const unknown = [...pieces, ...joined].filter((word) => !hasDigit(word) && vocabulary.stemOf(word) === undefined);
    return readQuery(words, { vocabulary, stemOf: await stemsOf(language, unknown), corrects, isTyping });
  };

  const read = async (options: TextSearchOptions): Promise<Reading> => {
    const { snapshot, language, text } = options;
    const index = await indexOf(snapshot.index);
    const vocabulary = await index.vocabulary(language);
    // A text that is taken as it is has no filters.
    const { sizes: named, price } =
      options.corrects === false ? { sizes: [], price: undefined } : readFilters(text, language);
    const leftOut: string[] = [];
    const sizes = named.flatMap((size) => {
      const understood = understandSize(size, snapshot.columns);
      if (understood === undefined && !size.isBare) leftOut.push(size.text);
      return understood ?? [];
    });
    const parts = [...sizes.map((size) => size.text), ...leftOut, ...(price === undefined ? [] : [price.text])];
    const rest = without(text, parts);
    const query = await readWords(rest, vocabulary, options);
    const hasKind = query.words.some(({ role }) => role === 'kind');
    if (hasKind || sizes.every(({ isBare }) => !isBare))
      return { index, query, leftOut, understood: { text: rest, sizes, price } };
    // A number beside no kind of product is a name.
    const certain = sizes.filter(({ isBare }) => !isBare);
    const left = without(text, [
      ...certain.map((size) => size.text),
      ...leftOut,
      ...(price === undefined ? [] : [price.text]),
    ]);
    return {
      index,
      leftOut,
      query: await readWords(left, vocabulary, options),
      understood: { text: left, sizes: certain, price },
    };
  };

  const listed = async (
    index: SearchIndex,
    language: Language,
    words: readonly QueryWord[],
    places: IndexPlaces,
  ): Promise<readonly ListedWord[]> => {
    const terms = [...new Set(words.flatMap(({ forms }) => forms.map(({ term }) => term)))];
    const [postings, numbers] = await Promise.all([
      index.postings(language, terms),
      findByNumbers(
        db,
        words.map(({ text }) => text).filter((text) => hasDigit(text)),
      ),
    ]);
    return words.map((word) => {
      const found = word.forms.flatMap(({ term, worth, isTyped }) => {
        const each = postings.get(term);
        return each === undefined || each.products === 0 ? [] : [{ worth, isTyped, postings: each }];
      });
      const ids = numbers.get(word.text);
      const lists =
        ids === undefined ? found : [...found, { worth: 1, isTyped: true, postings: numberPostings(ids, places) }];
      const most = (each: typeof lists): number => Math.max(0, ...each.map((list) => list.postings.products));
      return { word, lists, frequency: most(lists), typedFrequency: most(lists.filter(({ isTyped }) => isTyped)) };
    });
  };

  const ranked = async (
    hits: readonly ScoredHit[],
    { columns }: CatalogueSnapshot,
    phraseClicks: ReadonlyMap<number, number>,
  ): Promise<Int32Array> => {
    if (hits.length === 0) return none;
    const idOf = ({ ordinal }: ScoredHit): number => columns.ids[ordinal] ?? 0;
    const isFirst = (hit: ScoredHit, place: number): boolean => place < MAX_INTERESTING || phraseClicks.has(idOf(hit));
    const first = hits.filter(isFirst);
    const interest = await readInterest(db, first.map(idOf));
    const scored = first.map((hit) => ({
      hit,
      standing: score({
        relevance: hit.relevance,
        ...(interest.get(idOf(hit)) ?? noInterest),
        phraseClicks: phraseClicks.get(idOf(hit)) ?? 0,
        unitsSold: columns.unitsSold[hit.ordinal] ?? 0,
        isBuyable: (columns.stock.buyable[hit.ordinal] ?? 0) > 0,
      }),
    }));
    return Int32Array.from([
      ...scored.toSorted((a, b) => b.standing - a.standing || idOf(a.hit) - idOf(b.hit)).map(({ hit }) => hit.ordinal),
      ...hits.flatMap((hit, place) => (isFirst(hit, place) ? [] : hit.ordinal)),
    ]);
  };

  const search = async (options: TextSearchOptions): Promise<TextHits> => {
    const { snapshot, language, max = MAX_HITS } = options;
    const { index, query, understood, leftOut: unknownSizes } = await read(options);
    const places = indexPlaces(index, snapshot);
    const [words, excluded, phraseClicks] = await Promise.all([
      listed(index, language, query.words, places),
      listed(index, language, query.excluded, places),
      readPhraseClicks(db, language, phraseOf(options.text)),
    ]);
    if (process.env.DBG) console.log(JSON.stringify(words.map((w)=>[w.word.text,w.word.role,w.frequency,w.word.forms.map(f=>f.term+':'+f.worth)])));
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
      understood,
    };
    if (known.length === 0) {
      const isFilterOnly = missing.length === 0 && (understood.sizes.length > 0 || understood.price !== undefined);
      return isFilterOnly
        ? { ...nothing, ordinals: places.segments[0]?.ordinals.filter((ordinal) => ordinal >= 0) ?? none }
        : nothing;
    }
    // What is left would be something else than what was sought.
    const namesAProduct = known.some(({ word }) => word.role === 'kind' || word.role === 'other');
    const lacksKind = query.lacksKind || unused.some(({ role }) => role === 'kind');
    if (missing.length > known.length || (missing.length > 0 && !namesAProduct) || lacksKind) return nothing;
    const { complete, near, lacking } = scoreQuery({
      words: known,
      // Descriptions often say what a product is without.
      excluded: excluded.map((word) => ({ ...word, lists: word.lists.filter(({ worth }) => worth < 1) })),
      places,
      products: index.products,
      isBuyable: (ordinal) => (snapshot.columns.stock.buyable[ordinal] ?? 0) > 0,
      max,
      chosen: new Set(Array.from(phraseClicks.keys(), snapshot.columns.ordinalOf)),
    });
    const best = await ranked(complete, snapshot, phraseClicks);
    if (best.length > 0) return { ...nothing, ordinals: best, near: Int32Array.from(near, ({ ordinal }) => ordinal) };
    return {
      ...nothing,
      ordinals: await ranked(near, snapshot, phraseClicks),
      leftOut: [...leftOut, ...lacking],
      isRelaxed: true,
    };
  };

  const running = new Map<string, { readonly snapshot: CatalogueSnapshot; readonly hits: Promise<TextHits> }>();

  /** A results page requests its list and the data beside it at the same time: their common text is searched once. */
  const find = (options: TextSearchOptions): Promise<TextHits> => {
    const { snapshot, ...rest } = options;
    const key = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const same = running.get(key);
    if (same?.snapshot === snapshot) return same.hits;
    const hits = search(options).finally(() => {
      if (running.get(key)?.hits === hits) running.delete(key);
    });
    running.set(key, { snapshot, hits });
    return hits;
  };

  const vocabulary: TextSearch['vocabulary'] = async (catalogue, language) =>
    (await indexOf(catalogue)).vocabulary(language);

  const prepare: TextSearch['prepare'] = async (readCatalogue) => {
    const { index } = await readCatalogue();
    for (const language of languages) await vocabulary(index, language);
  };

  return { find, vocabulary, prepare };
}
