import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { compoundPieces } from '../core/compound.ts';
import { score } from '../core/rank.ts';
import { readQuery } from '../core/read-query.ts';
import type { ReadQuery } from '../core/read-query.ts';
import { relaxedQuery, strictQuery, exactQuery } from '../core/text-query.ts';
import { hasDigit, MAX_WORDS, phraseOf, wordsOf } from '../core/words.ts';
import { makeStemCache } from '../documents/stem-cache.ts';
import { makeVocabularyReader } from '../documents/vocabulary-reader.ts';
import type { VocabularyReader } from '../documents/vocabulary-reader.ts';
import { queryHits } from './query-hits.ts';
import type { Hit } from './query-hits.ts';

/**
 * Max hits that are ranked, bestsellers first, unless the query sets another number: further hits of a broad word are
 * not looked at.
 */
const MAX_RANKED = 2000;

/** The results of a text, and its correction, if any. */
export interface TextHits {
  /** Ordinals, best first, in every market. */
  readonly ordinals: Int32Array;
  readonly corrected: string | undefined;
  /** No product matched every word, so these lack one. */
  readonly isRelaxed: boolean;
}

/** The search text and its options. */
export interface TextSearchOptions {
  readonly snapshot: CatalogueSnapshot;
  readonly language: Language;
  readonly text: string;
  /** Whether misspelled words are corrected. Default true. */
  readonly corrects?: boolean;
  /** Whether to search for products without one of the words, even when others match all. */
  readonly isPartly?: boolean;
  /** Max ranked hits. */
  readonly max?: number;
}

/** Full text search over the catalogue. */
export interface TextSearch {
  readonly find: (options: TextSearchOptions) => Promise<TextHits>;
  readonly vocabulary: VocabularyReader;
  /**
   * Reads the catalogue, its default orders and the words of every language, so that the first query does not have to.
   */
  readonly prepare: (readCatalogue: () => Promise<CatalogueSnapshot>) => Promise<void>;
}

const nothing: TextHits = { ordinals: new Int32Array(), corrected: undefined, isRelaxed: false };

const ranked = (hits: Iterable<Hit>, { columns }: CatalogueSnapshot): Int32Array => {
  const scores = new Map<number, number>();
  for (const hit of hits) {
    const ordinal = columns.ordinalOf(hit.productId);
    if (ordinal >= 0)
      scores.set(
        ordinal,
        score({
          ...hit,
          unitsSold: columns.unitsSold[ordinal] ?? 0,
          isBuyable: (columns.stock.buyable[ordinal] ?? 0) > 0,
        }),
      );
  }
  const { ids } = columns;
  return Int32Array.from(
    [...scores].toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || (ids[a] ?? 0) - (ids[b] ?? 0)),
    ([ordinal]) => ordinal,
  );
};

/** Creates the search on a database. */
export function makeTextSearch(db: Database): TextSearch {
  const vocabularyOf = makeVocabularyReader(db);
  const stemsOf = makeStemCache(db);

  const read = async ({ snapshot, language, text, corrects = true }: TextSearchOptions): Promise<ReadQuery> => {
    const vocabulary = await vocabularyOf(snapshot.index, language);
    const words = wordsOf(text).slice(0, MAX_WORDS);
    const joined = words.slice(1).map((word, index) => `${words[index]?.text ?? ''}${word.text}`);
    const pieces = words.flatMap((word) => [word.text, ...word.parts, ...compoundPieces(word.text, language)]);
    const strange = [...pieces, ...joined].filter((word) => !hasDigit(word) && vocabulary.stemOf(word) === undefined);
    return readQuery(words, { vocabulary, stemOf: await stemsOf(language, strange), corrects });
  };

  const search = async (options: TextSearchOptions): Promise<TextHits> => {
    const { words, unknown, corrected } = await read(options);
    // More words are unknown than known: no result would be relevant.
    if (words.length === 0 || unknown.length > words.length) return nothing;
    const { language, snapshot, max = MAX_RANKED } = options;
    const strict = strictQuery(words);
    const exact = exactQuery(words);
    // Only for a single word is the least number of products known.
    const [word, ...others] = words;
    const found =
      word === undefined || others.length > 0
        ? 0
        : (await vocabularyOf(snapshot.index, language)).maxFrequency(word.text);
    const share = found / Math.max(1, snapshot.columns.size);
    const fetchHits = (query: string, limit = max): Promise<readonly Hit[]> =>
      queryHits(db, {
        language,
        query,
        words,
        phrase: phraseOf(options.text),
        max: limit,
        ...(query === strict ? { exact, share, products: snapshot.columns.size } : {}),
      });
    const hits = options.isPartly ? [] : await fetchHits(strict);
    if (hits.length > 0) {
      // A broad word: products with that name must not be crowded out by bestsellers that only mention it.
      const maxNamed = Math.ceil(max / 2);
      const isNamed = hits.length < max || hits.filter(({ isExact }) => isExact).length >= maxNamed;
      const named = isNamed ? [] : await fetchHits(exact, maxNamed);
      return { ordinals: ranked([...hits, ...named], snapshot), corrected, isRelaxed: unknown.length > 0 };
    }
    const relaxed = relaxedQuery(words);
    return relaxed === undefined
      ? nothing
      : { ordinals: ranked(await fetchHits(relaxed), snapshot), corrected, isRelaxed: true };
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

  const prepare: TextSearch['prepare'] = async (readCatalogue) => {
    const { index } = await readCatalogue();
    for (const language of languages) await vocabularyOf(index, language);
  };

  return { find, vocabulary: vocabularyOf, prepare };
}
