import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../../database/database.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.ts';
import { compoundPieces } from '../core/compound.ts';
import { score } from '../core/rank.ts';
import { readQuery } from '../core/read-query.ts';
import type { ReadQuery } from '../core/read-query.ts';
import { relaxedQuery, strictQuery, tellingQuery } from '../core/text-query.ts';
import { hasDigit, MOST_WORDS, phraseOf, wordsOf } from '../core/words.ts';
import { makeStemCache } from '../documents/stem-cache.ts';
import { makeVocabularyReader } from '../documents/vocabulary-reader.ts';
import type { VocabularyReader } from '../documents/vocabulary-reader.ts';
import { queryHits } from './query-hits.ts';
import type { Hit } from './query-hits.ts';

/** Hits that are ranked, best sold first, unless the question says another number: what a broad word finds beyond is not looked at. */
const MOST_RANKED = 2000;

/** What a text found, and what it was taken for, when that is not what was written. */
export interface TextHits {
  /** Ordinals, best first, in every market. */
  readonly ordinals: Int32Array;
  readonly corrected: string | undefined;
  /** Nothing had all that was asked for, so these lack a word. */
  readonly isRelaxed: boolean;
}

/** What to search. */
export interface TextQuestion {
  readonly snapshot: CatalogueSnapshot;
  readonly language: Language;
  readonly text: string;
  /** Whether misspelled words are mended; they are unless told. */
  readonly corrects?: boolean;
  /** Whether what lacks a word is sought, though something has them all. */
  readonly isPartly?: boolean;
  /** How many hits are ranked. */
  readonly most?: number;
}

/** Full text search over the catalogue. */
export interface TextSearch {
  readonly find: (question: TextQuestion) => Promise<TextHits>;
  readonly vocabulary: VocabularyReader;
  /** Reads the catalogue, its usual orders and the words of every language, so that the first question does not have to. */
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

/** Makes the search on a database. */
export function makeTextSearch(db: Database): TextSearch {
  const vocabularyOf = makeVocabularyReader(db);
  const stemsOf = makeStemCache(db);

  const read = async ({ snapshot, language, text, corrects = true }: TextQuestion): Promise<ReadQuery> => {
    const vocabulary = await vocabularyOf(snapshot.index, language);
    const words = wordsOf(text).slice(0, MOST_WORDS);
    const joined = words.slice(1).map((word, index) => `${words[index]?.text ?? ''}${word.text}`);
    const pieces = words.flatMap((word) => [word.text, ...word.parts, ...compoundPieces(word.text, language)]);
    const strange = [...pieces, ...joined].filter((word) => !hasDigit(word) && vocabulary.stemOf(word) === undefined);
    return readQuery(words, { vocabulary, stemOf: await stemsOf(language, strange), corrects });
  };

  const find = async (question: TextQuestion): Promise<TextHits> => {
    const { words, unknown, corrected } = await read(question);
    // More that is unknown than known: whatever was found would not be what was sought.
    if (words.length === 0 || unknown.length > words.length) return nothing;
    const { language, snapshot, most = MOST_RANKED } = question;
    const strict = strictQuery(words);
    // Only of a single word it is known in how many products it is at least.
    const [word, ...others] = words;
    const found =
      word === undefined || others.length > 0
        ? 0
        : (await vocabularyOf(snapshot.index, language)).mostFrequent(word.text);
    const share = found / Math.max(1, snapshot.columns.size);
    const ask = (query: string, limit = most): Promise<readonly Hit[]> =>
      queryHits(db, {
        language,
        query,
        words,
        phrase: phraseOf(question.text),
        most: limit,
        ...(query === strict ? { share, products: snapshot.columns.size } : {}),
      });
    const hits = question.isPartly ? [] : await ask(strict);
    if (hits.length > 0) {
      // A broad word: what is called so must not be crowded out by what sells better and only mentions it.
      const telling = hits.length < most ? [] : await ask(tellingQuery(words), Math.ceil(most / 2));
      return { ordinals: ranked([...hits, ...telling], snapshot), corrected, isRelaxed: unknown.length > 0 };
    }
    const relaxed = relaxedQuery(words);
    return relaxed === undefined
      ? nothing
      : { ordinals: ranked(await ask(relaxed), snapshot), corrected, isRelaxed: true };
  };

  const prepare: TextSearch['prepare'] = async (readCatalogue) => {
    const { index } = await readCatalogue();
    for (const language of languages) await vocabularyOf(index, language);
  };

  return { find, vocabulary: vocabularyOf, prepare };
}
