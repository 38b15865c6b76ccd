import type { Language } from '@lyng/model';
import { makeConceptLookup, withSynonyms } from '../concepts/concept-lookup.ts';
import type { StemOf, Synonyms } from '../concepts/concept-lookup.ts';
import type { KnownWords } from '../../known-words/read-known-words.ts';
import { foldWord, hasNordicLetters, lexemesOf } from '../words/lexemes.ts';
import type { Lexemes } from '../words/lexemes.ts';
import type { TermKind } from '../../search-tables.ts';
import { makeSpelling } from '../spelling/spelling.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { roleIn } from './compound.ts';
import type { TradeWords } from './compound.ts';

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

/** The words of one language as the shop uses them. */
export interface Vocabulary extends TradeWords {
  /** Whether a product has a form of the word; `folded` also counts words that match without their Nordic letters. */
  readonly isSold: (lexemes: Lexemes, folded: boolean) => boolean;
  /** Whether a product has a word of a concept: as a kind or property in any form, in a name as it is. */
  readonly isSoldConcept: (lexemes: Lexemes) => boolean;
  /** Whether a product has a word with this stem. */
  readonly hasStem: (stem: string) => boolean;
  /** The stem of a word that the shop uses, as the term table has it. */
  readonly stemOf: (word: string) => string | undefined;
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
  /** Words and phrases to suggest that begin so, when typed without Nordic letters. */
  readonly suggestionsFor: (start: string) => readonly Suggestion[];
  readonly frequencyOf: (term: string) => number;
  /** The most frequent words that begin so. */
  readonly completionsOf: (start: string, max: number) => readonly string[];
  /** Whether it appears in names and properties, not in descriptions only. */
  readonly isShopWord: (word: string) => boolean;
}

/** A word or phrase to suggest. */
export type Suggestion = Pick<Term, 'term' | 'kind' | 'frequency'>;

interface Knowledge {
  readonly language: Language;
  readonly terms: readonly Term[];
  /** Knows the words of the table of concepts, and the synonyms. */
  readonly stemOf: StemOf;
  readonly knownWords: KnownWords;
  /** The merchant's. */
  readonly synonyms?: Synonyms;
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

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

/** Finds the words with a key that begins so, in the order of the keys. */
const byBeginning = (words: readonly Suggestion[], keysOf: (term: string) => readonly string[]) => {
  const sorted = words
    .flatMap((word) => keysOf(word.term).map((key) => ({ key, word })))
    .toSorted((a, b) => byText(a.key, b.key));
  return (start: string): readonly Suggestion[] => {
    const first = lowerBound(sorted, ({ key }) => key < start);
    const end = lowerBound(sorted, ({ key }) => key < start || key.startsWith(start));
    return sorted.slice(first, end).map(({ word }) => word);
  };
};

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
const isSuggested = ({ term, kind }: Term): boolean =>
  kind === 'phrase' || ((kind === 'kind' || kind === 'property') && term.length > 2);

/** Makes a vocabulary of the rows of a language. */
export function makeVocabulary({ language, terms, stemOf, knownWords, synonyms = [] }: Knowledge): Vocabulary {
  const words = terms.filter(({ kind }) => kind !== 'phrase');
  const named = words.filter(({ kind }) => kind !== 'text');
  const { stems, namedStems, light, folded, kinds, trade } = makeForms(words, language);
  // A word of names counts as such, however often descriptions have it.
  const known = new Map([...words.filter(({ kind }) => kind === 'text'), ...named].map((word) => [word.term, word]));
  const shopWords = new Set(named.map(({ term }) => term));
  const frequencyOf = (term: string): number => known.get(term)?.frequency ?? 0;
  const knownStem = (word: string): string => known.get(word)?.stem || stemOf(word);
  const isKind = (lexemes: Lexemes): boolean => kinds.has(lexemes.light);
  const isSoldConcept = (lexemes: Lexemes): boolean => trade.has(lexemes.light) || namedStems.has(lexemes.stem);

  const table = makeConceptLookup(language, stemOf);
  const concepts = withSynonyms(table, synonyms, { language, stemOf: knownStem, roleOf: roleIn(table, isKind) });
  const merchantWords = new Set(synonyms.flat());
  /** The merchant's words for what products have. */
  const sold = Array.from(merchantWords).flatMap((text): Suggestion | readonly [] => {
    const lexemes = lexemesOf(knownStem(text) || text, language);
    const same = concepts.conceptsOf(text, lexemes, false).flatMap((concept) => concept.words);
    return shopWords.has(text) || !same.some((each) => isSoldConcept(each.lexemes))
      ? []
      : { term: text, kind: 'name', frequency: Math.max(...same.map((each) => frequencyOf(each.text))) };
  });

  const accented = new Map(
    [
      ...merchantWords,
      ...table.words.map(({ text }) => text),
      ...named.toSorted((a, b) => a.frequency - b.frequency).map(({ term }) => term),
    ].map((word) => [foldWord(word, language), word]),
  );
  const namedBeginning = byBeginning([...sold, ...named], (term) => [...new Set([term, foldWord(term, language)])]);
  const suggestionsFor = byBeginning([...terms.filter(isSuggested), ...sold], (term) => [foldWord(term, language)]);

  return {
    language,
    concepts,
    roleOf: roleIn(concepts, isKind),
    isNamed: ({ stem }) => namedStems.has(stem),
    hasStem: (stem) => stems.has(stem),
    isSold: (lexemes, alsoFolded) =>
      stems.has(lexemes.stem) || light.has(lexemes.light) || (alsoFolded && folded.has(lexemes.folded)),
    isSoldConcept,
    stemOf: (word) => known.get(word)?.stem,
    isCertain: (word, lexemes) =>
      stems.has(lexemes.stem) || knownWords.has(word) || concepts.conceptsOf(word, lexemes, false).length > 0,
    isKnownWord: (word) => knownWords.has(word) || knownWords.hasForm(word),
    // Rare: only for what was typed of a word that no name and no concept begins with.
    beginsWord: (start) => words.some(({ term }) => term.startsWith(start)) || knownWords.hasBeginning(start),
    restore: (word) => (merchantWords.has(word) ? word : accented.get(foldWord(word, language))),
    correct: makeSpelling({
      language,
      knownWords,
      concepts: table.words,
      terms: named.map((term) => ({ ...term, isOfTrade: isOfTrade(term) })),
      isUsed: (word) => known.has(word),
    }),
    suggestionsFor,
    isShopWord: (word) => shopWords.has(word),
    frequencyOf,
    completionsOf: (start, max) => {
      const typed = hasNordicLetters(start) ? start : foldWord(start, language);
      const found = namedBeginning(typed).toSorted((a, b) => b.frequency - a.frequency);
      return [...new Set(found.map(({ term }) => term))].slice(0, max);
    },
  };
}
