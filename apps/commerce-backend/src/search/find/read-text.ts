import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { compoundPieces } from '../core/vocabulary/compound.ts';
import { readFilters, without } from '../core/query/read-filters.ts';
import type { NamedPrice, ReadFilters } from '../core/query/read-filters.ts';
import { readQuery } from '../core/query/read-query.ts';
import type { ReadQuery } from '../core/query/read-query.ts';
import type { Vocabulary } from '../core/vocabulary/vocabulary.ts';
import { MAX_WORDS, wordsOf } from '../core/words/words.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StemsOf } from '../indexing/stems.ts';
import { findByNumbers, joinNumbers, numberCandidates } from './article-numbers.ts';
import { understandSize } from './understood-filters.ts';
import type { UnderstoodSize } from './understood-filters.ts';

/** The parts of a text beside its words. */
export interface Understood {
  /** The text that is left. */
  readonly text: string;
  readonly sizes: readonly UnderstoodSize[];
  readonly price: NamedPrice | undefined;
}

/** A text as words and filters. */
export interface ReadText {
  readonly query: ReadQuery;
  readonly understood: Understood;
  /** Sizes that no product has, as they were written. */
  readonly unknownSizes: readonly string[];
}

interface Knowledge {
  readonly db: Database;
  readonly snapshot: CatalogueSnapshot;
  readonly vocabulary: Vocabulary;
  readonly stemsOf: StemsOf;
  readonly corrects: boolean;
  readonly isTyping: boolean;
}

const noFilters: ReadFilters = { sizes: [], price: undefined };

const readWords = async (
  text: string,
  { db, vocabulary, stemsOf, corrects, isTyping }: Knowledge,
): Promise<ReadQuery> => {
  const { language } = vocabulary;
  const written = wordsOf(text).slice(0, MAX_WORDS);
  const numbers = await findByNumbers(db, numberCandidates(written));
  const words = joinNumbers(written, (candidate) => numbers.has(candidate));
  const joined = words.slice(1).map((word, at) => `${words[at]?.text ?? ''}${word.text}`);
  const pieces = words.flatMap((word) => [word.text, ...word.parts, ...compoundPieces(word.text, language)]);
  const unknown = [...pieces, ...joined].filter((word) => vocabulary.stemOf(word) === undefined);
  return readQuery(words, { vocabulary, stemOf: await stemsOf(language, unknown), corrects, isTyping });
};

/** Reads a text; one that is taken literally has no filters. */
export async function readText(text: string, knowledge: Knowledge): Promise<ReadText> {
  const { snapshot, vocabulary, corrects } = knowledge;
  const { sizes: named, price } = corrects ? readFilters(text, vocabulary.language) : noFilters;
  const sizes = named.flatMap((size) => understandSize(size, snapshot.columns) ?? []);
  const unknownSizes = named
    .filter((size) => !size.isBare && understandSize(size, snapshot.columns) === undefined)
    .map((size) => size.text);
  const withFilters = async (used: readonly UnderstoodSize[]): Promise<ReadText> => {
    const rest = without(text, [
      ...used.map((size) => size.text),
      ...unknownSizes,
      ...(price === undefined ? [] : [price.text]),
    ]);
    return {
      query: await readWords(rest, knowledge),
      understood: { text: rest, sizes: used, price },
      unknownSizes,
    };
  };
  const read = await withFilters(sizes);
  const certain = sizes.filter(({ isBare }) => !isBare);
  // A number without a kind of product beside it is a name.
  return certain.length === sizes.length || read.query.words.some(({ role }) => role === 'kind')
    ? read
    : withFilters(certain);
}
