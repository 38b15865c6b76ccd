import type { Language } from '@lyng/model';
import type { ConceptLookup } from '../concepts/concept-lookup.ts';
import type { ConceptType } from '../concepts/concept-table.ts';
import type { KnownWords } from '../../known-words/read-known-words.ts';
import { foldWord, hasNordicLetters } from '../words/fold.ts';
import { lexemesOf } from '../words/lexemes.ts';
import type { Lexemes } from '../words/lexemes.ts';
import type { TermKind } from '../../search-tables.ts';
import { makeSpelling } from '../spelling/spelling.ts';
import type { Spelling } from '../spelling/spelling.ts';

/** A row of the term table. */
export interface Term {
  readonly term: string;
  readonly kind: TermKind;
  readonly stem: string;
  /** In how many products. */
  readonly frequency: number;
}

/** It names a kind of product, a property or a brand: not a model. */
const isOfTrade = ({ kind }: Term): boolean => kind === 'kind' || kind === 'property' || kind === 'brand';

/** The role of a word as far as the query needs it: `other` is a name, or a word of descriptions. */
export type WordRole = ConceptType | 'other';

/** The words of one language as the shop uses them. */
export interface Vocabulary {
  readonly language: Language;
  readonly concepts: ConceptLookup;
  /** Whether a product has a form of the word; `folded` also counts words that match without their Nordic letters. */
  readonly isSold: (lexemes: Lexemes, folded: boolean) => boolean;
  /** Whether a product has a word of a concept: as a kind or property in any form, in a name as it is. */
  readonly isSoldConcept: (lexemes: Lexemes) => boolean;
  /** Whether a name or a property has a form of the word. */
  readonly isNamed: (lexemes: Lexemes) => boolean;
  /** Whether a product has a word with this stem. */
  readonly hasStem: (stem: string) => boolean;
  /** The stem of a word that the shop uses, as the term table has it. */
  readonly stemOf: (word: string) => string | undefined;
  readonly roleOf: (word: string, lexemes: Lexemes) => WordRole;
  /** Whether it is spelled as the shop, its trade or the language spells a word, and not only similar to one. */
  readonly isCertain: (word: string, lexemes: Lexemes) => boolean;
  /** Whether it is a word of the language, though no product may have it. */
  readonly isKnownWord: (word: string) => boolean;
  /** Whether a word of a product or of the language begins so. */
  readonly beginsWord: (start: string) => boolean;
  /** The shop's word for one typed without Nordic letters. */
  readonly restore: (word: string) => string | undefined;
  /** The correction of a misspelled word. */
  readonly correct: Spelling;
  /** Words and phrases to suggest, sorted by how they fold. */
  readonly suggestions: readonly Suggestion[];
  readonly frequencyOf: (term: string) => number;
  /** The most frequent words that begin so. */
  readonly completionsOf: (start: string, max: number) => readonly string[];
  /** Whether it appears in names and properties, not in descriptions only. */
  readonly isShopWord: (word: string) => boolean;
}

export interface Suggestion {
  readonly text: string;
  /** The text as typed without Nordic letters. */
  readonly folded: string;
  readonly frequency: number;
  readonly kind: 'word' | 'phrase';
}

interface Knowledge {
  readonly language: Language;
  readonly terms: readonly Term[];
  readonly concepts: ConceptLookup;
  readonly knownWords: KnownWords;
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The order of suggestions. */
export const byFolded = (a: Suggestion, b: Suggestion): number => byText(a.folded, b.folded);

/** The first position in a sorted list that is not before the wanted one. */
const lowerBound = <Value>(sorted: readonly Value[], isBefore: (value: Value) => boolean): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = sorted[middle];
    if (value !== undefined && isBefore(value)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The entries of a sorted list whose key begins so. */
export function beginning<Value>(sorted: readonly Value[], start: string, key: (value: Value) => string): Value[] {
  const found: Value[] = [];
  for (let index = lowerBound(sorted, (value) => key(value) < start); index < sorted.length; index += 1) {
    const value = sorted[index];
    if (value === undefined || !key(value).startsWith(start)) break;
    found.push(value);
  }
  return found;
}

/** The forms of the words that products have. */
const makeForms = (words: readonly Term[], language: Language) => {
  const [stems, namedStems, light] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [folded, kinds, trade] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const word of words) {
    const { term, stem, kind } = word;
    const lexemes = lexemesOf(stem || term, language);
    stems.add(lexemes.stem);
    if (kind === 'text') continue;
    namedStems.add(lexemes.stem);
    light.add(lexemes.light);
    folded.add(lexemes.folded);
    if (isOfTrade(word)) trade.add(lexemes.light);
    if (kind === 'kind' && stem !== '' && term.length > 2) kinds.add(lexemes.light);
  }
  return { stems, namedStems, light, folded, kinds, trade };
};

/** Phrases, and the words of kinds and properties. */
const suggestionsIn = (terms: readonly Term[], language: Language): readonly Suggestion[] =>
  terms
    .flatMap(({ term: text, kind, frequency }): Suggestion[] =>
      kind === 'phrase' || ((kind === 'kind' || kind === 'property') && text.length > 2)
        ? [{ text, folded: foldWord(text, language), frequency, kind: kind === 'phrase' ? 'phrase' : 'word' }]
        : [],
    )
    .toSorted(byFolded);

/** Makes a vocabulary of the rows of a language. */
export function makeVocabulary({ language, terms, concepts, knownWords }: Knowledge): Vocabulary {
  const words = terms.filter(({ kind }) => kind !== 'phrase');
  const named = words.filter(({ kind }) => kind !== 'text');
  const { stems, namedStems, light, folded, kinds, trade } = makeForms(words, language);
  const byFrequency = named.toSorted((a, b) => a.frequency - b.frequency);
  const accented = new Map(
    [...concepts.words.map(({ text }) => text), ...byFrequency.map(({ term }) => term)].map((word) => [
      foldWord(word, language),
      word,
    ]),
  );
  // A word of names counts as such, however often descriptions have it.
  const known = new Map([...words.filter(({ kind }) => kind === 'text'), ...named].map((word) => [word.term, word]));
  const shopWords = new Set(named.map(({ term }) => term));
  const starts = named
    .flatMap(({ term, frequency }) => {
      const plain = foldWord(term, language);
      return plain === term
        ? [{ term, start: term, frequency }]
        : [term, plain].map((start) => ({ term, start, frequency }));
    })
    .toSorted((a, b) => byText(a.start, b.start));
  const roleOf = (word: string, lexemes: Lexemes): WordRole => {
    const [concept] = concepts.conceptsOf(word, lexemes);
    return concept?.type ?? (kinds.has(lexemes.light) ? 'kind' : 'other');
  };
  return {
    language,
    concepts,
    roleOf,
    isNamed: ({ stem }) => namedStems.has(stem),
    hasStem: (stem) => stems.has(stem),
    isSold: (lexemes, alsoFolded) =>
      stems.has(lexemes.stem) || light.has(lexemes.light) || (alsoFolded && folded.has(lexemes.folded)),
    isSoldConcept: (lexemes) => trade.has(lexemes.light) || namedStems.has(lexemes.stem),
    stemOf: (word) => known.get(word)?.stem,
    isCertain: (word, lexemes) =>
      stems.has(lexemes.stem) || knownWords.has(word) || concepts.conceptsOf(word, lexemes, false).length > 0,
    isKnownWord: (word) => knownWords.has(word) || knownWords.hasForm(word),
    // Rare: only for what was typed of a word that no name and no concept begins with.
    beginsWord: (start) => words.some(({ term }) => term.startsWith(start)) || knownWords.hasBeginning(start),
    restore: (word) => accented.get(foldWord(word, language)),
    correct: makeSpelling({
      language,
      knownWords,
      concepts: concepts.words,
      terms: named.map((term) => ({ ...term, isOfTrade: isOfTrade(term) })),
      isUsed: (word) => known.has(word),
    }),
    suggestions: suggestionsIn(terms, language),
    isShopWord: (word) => shopWords.has(word),
    frequencyOf: (term) => known.get(term)?.frequency ?? 0,
    completionsOf: (start, max) => {
      const typed = hasNordicLetters(start) ? start : foldWord(start, language);
      return [
        ...new Set(
          beginning(starts, typed, (entry) => entry.start)
            .toSorted((a, b) => b.frequency - a.frequency)
            .map(({ term }) => term),
        ),
      ].slice(0, max);
    },
  };
}
