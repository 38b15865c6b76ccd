import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { fields, occurrence } from '../core/ranking/bm25.ts';
import type { Field } from '../core/ranking/bm25.ts';
import { hasDigit, wordsOf } from '../core/words/words.ts';
import type { StemOf } from '../core/concepts/concept-lookup.ts';
import type { Compound } from '../core/vocabulary/compound.ts';
import { foldedTerm, lexemesOf, lightTerm, stemTerm } from '../core/words/lexemes.ts';

/** Max cached sentences; a catalogue repeats the same ones over and over. */
const MAX_CACHED = 100_000;

/** No word reaches over a space, so a text may be cut at any. */
const SENTENCE_END = /(?<=[.!?])\s+|\n+/;

const known = new Map<string, readonly string[]>();

const cut = (sentence: string): readonly string[] => wordsOf(sentence).flatMap(({ text, parts }) => [text, ...parts]);

const wordsOfSentence = (sentence: string): readonly string[] => {
  // Article numbers occur once each.
  if (/^\S*\d\S*$/.test(sentence)) return cut(sentence);
  let words = known.get(sentence);
  if (words === undefined) {
    if (known.size >= MAX_CACHED) known.clear();
    known.set(sentence, (words = cut(sentence)));
  }
  return words;
};

/** The words of texts, each also in its parts: a person may write either. */
export const spelledWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(SENTENCE_END).flatMap(wordsOfSentence));

/** The words of a product in one language, by field. */
export type ProductWords = Readonly<Record<Field, readonly string[]>>;

/** Collects the words by which a product is found. Numbers of articles are found by the database. */
export function productWords(product: IndexedProduct, language: Language): ProductWords {
  const text = product.texts[language];
  const { primaryCategory } = product;
  const others = product.categories.filter(({ categoryId }) => categoryId !== primaryCategory.categoryId);
  return {
    name: spelledWords([text.name]),
    kind: spelledWords([primaryCategory.texts[language].name]),
    brand: spelledWords([product.brand.name, text.colourName]),
    properties: spelledWords([
      ...product.parameters.map(({ value }) => value[language]),
      ...others.map(({ texts }) => texts[language].name),
    ]),
    text: spelledWords([text.description, text.details]),
  };
}

/** Of each language. */
export type Averages = Readonly<Record<Language, FieldAverages>>;

const byKey = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** The average number of words in the fields of a sample. */
export const averagesOf = (sample: readonly IndexedProduct[]): Averages =>
  byKey(languages, (language) => {
    const words = sample.map((product) => productWords(product, language));
    return byKey<Field, number>(fields, (field) =>
      Math.max(1, words.reduce((sum, each) => sum + each[field].length, 0) / Math.max(1, words.length)),
    );
  });

interface Grammar {
  readonly language: Language;
  readonly stemOf: StemOf;
  readonly split: (word: string) => Compound | undefined;
}

/** The weight of a compound's parts against the word itself. */
const HEAD = 0.6;
const MODIFIER = 0.4;

type Entry = readonly [term: string, weight: number];

/** The average number of words of each field. */
export type FieldAverages = Readonly<Record<Field, number>>;

/** Turns words into terms of the index, and caches them: a catalogue repeats the same words over and over. */
export function makeProductTerms({ language, stemOf, split }: Grammar) {
  const forms = (word: string, weight: number): Entry[] => {
    const stem = stemOf(word);
    if (stem === '') return [];
    const lexemes = lexemesOf(stem, language);
    return [
      stemTerm(lexemes),
      lightTerm(lexemes),
      ...(lexemes.folded === lexemes.light ? [] : [foldedTerm(lexemes)]),
    ].map((term) => [term, weight] as const);
  };
  const namedForms = (word: string): readonly Entry[] => {
    const compound = split(word);
    return compound === undefined
      ? forms(word, 1)
      : [...forms(word, 1), ...forms(compound.head, HEAD), ...forms(compound.modifier, MODIFIER)];
  };
  const describedForms = (word: string): readonly Entry[] => (stemOf(word) === '' ? [] : [[stemOf(word), 1]]);
  const named = new Map<string, readonly Entry[]>();
  const described = new Map<string, readonly Entry[]>();

  const entriesOf = (word: string, field: Field): readonly Entry[] => {
    const [cache, make] = field === 'text' ? [described, describedForms] : [named, namedForms];
    // Numbers occur once each.
    if (hasDigit(word)) return make(word);
    let entries = cache.get(word);
    if (entries === undefined) cache.set(word, (entries = make(word)));
    return entries;
  };

  /** The weighted occurrences of each term in a product. */
  return (words: ProductWords, averages: FieldAverages): ReadonlyMap<string, number> => {
    const terms = new Map<string, number>();
    for (const field of fields) {
      const each = occurrence(field, words[field].length, averages[field]);
      for (const word of words[field])
        for (const [term, weight] of entriesOf(word, field)) terms.set(term, (terms.get(term) ?? 0) + weight * each);
    }
    return terms;
  };
}
