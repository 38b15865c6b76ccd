import type { Language } from '@lyng/model';
import { foldWord } from './fold.ts';
import { lexemesOf } from './lexemes.ts';
import type { Lexemes } from './lexemes.ts';
import { lightStem } from './light-stem.ts';
import { makeSpelling } from './spelling.ts';
import type { Spelling, SpellingOf } from './spelling.ts';

/** A row of the term table. */
export interface Term {
  readonly term: string;
  readonly kind: 'word' | 'text' | 'phrase';
  readonly stem: string;
  /** In how many products. */
  readonly frequency: number;
  readonly splits: boolean;
}

/** The words of one language as the shop uses them. */
export interface Vocabulary {
  readonly language: Language;
  /**
   * Whether any product has a form of the word; `folded` also counts words that match only without their Nordic
   * letters.
   */
  readonly knows: (lexemes: Lexemes, folded: boolean) => boolean;
  readonly knowsStem: (stem: string) => boolean;
  /** The stem of a word that the shop uses, as the term table has it. */
  readonly stemOf: (word: string) => string | undefined;
  /** Whether it names a kind of product. */
  readonly isKind: (lexemes: Lexemes) => boolean;
  /** Whether any word begins so. */
  readonly begins: (start: string) => boolean;
  /** Kinds whose names end so: `saapas` is the end of `kumisaappaat`. */
  readonly endingIn: (lexemes: Lexemes) => readonly Lexemes[];
  /** Synonyms. */
  readonly synonymsOf: (lexemes: Lexemes) => readonly Lexemes[];
  /** The shop's word for one typed without Nordic letters. */
  readonly restore: (word: string) => string | undefined;
  /** The correction of a misspelled word. */
  readonly correct: Spelling;
  /** Words and phrases to suggest, sorted by how they fold. */
  readonly suggestions: readonly Suggestion[];
  readonly frequencyOf: (term: string) => number;
  /** How many products have the most frequent word whose stem begins so. */
  readonly maxFrequency: (start: string) => number;
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

/** A group of synonyms with the stem of each word. */
export type StemmedSynonyms = readonly (readonly { readonly word: string; readonly stem: string }[])[];

/** Min letters of the end by which a kind is found. */
const MIN_END_LENGTH = 4;

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The first position in a sorted list that is not before the wanted one. */
export const lowerBound = <Value>(sorted: readonly Value[], isBefore: (value: Value) => boolean): number => {
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

const groupSynonyms = (groups: StemmedSynonyms, language: Language): Vocabulary['synonymsOf'] => {
  const byLightStem = new Map<string, Map<string, Lexemes>>();
  for (const group of groups) {
    const all = group.map(({ word, stem }) => lexemesOf(stem || word, language));
    for (const { light, folded } of all) {
      const others = byLightStem.get(light) ?? new Map<string, Lexemes>();
      for (const other of all) if (other.light !== light) others.set(other.light, other);
      byLightStem.set(light, others);
      if (!byLightStem.has(folded)) byLightStem.set(folded, others);
    }
  }
  return ({ light }) => [...(byLightStem.get(light)?.values() ?? [])];
};

/** Makes a vocabulary of the rows of a language. */
export function makeVocabulary(language: Language, terms: readonly Term[], synonyms: StemmedSynonyms): Vocabulary {
  const words = terms.filter(({ kind }) => kind !== 'phrase');
  const stems = new Set<string>();
  const light = new Set<string>();
  const folded = new Set<string>();
  const kinds = new Map<string, Lexemes>();
  for (const { term, stem, kind, splits } of words) {
    const lexemes = lexemesOf(stem || term, language);
    stems.add(lexemes.stem);
    if (kind === 'text') continue;
    light.add(lexemes.light);
    folded.add(lexemes.folded);
    if (splits && stem !== '' && term.length > 2) kinds.set(lexemes.light, lexemes);
  }
  const beginnings = [
    ...new Set(words.filter(({ kind }) => kind === 'word').flatMap(({ term }) => [term, foldWord(term, language)])),
  ].toSorted(byText);
  const accented = new Map(
    words
      .filter(({ kind }) => kind === 'word')
      .toSorted((a, b) => a.frequency - b.frequency)
      .map(({ term }) => [foldWord(term, language), term]),
  );
  const spellingOf: SpellingOf = (word) => {
    const folded = foldWord(word, language);
    return { folded, stem: lightStem(folded, language) };
  };
  const known = new Map(words.map((word) => [word.term, word]));
  const byStem = words.filter(({ stem }) => stem !== '').toSorted((a, b) => byText(a.stem, b.stem));
  return {
    language,
    knowsStem: (stem) => stems.has(stem),
    knows: (lexemes, alsoFolded) =>
      stems.has(lexemes.stem) || light.has(lexemes.light) || (alsoFolded && folded.has(lexemes.folded)),
    stemOf: (word) => known.get(word)?.stem,
    restore: (word) => accented.get(foldWord(word, language)),
    endingIn: ({ folded: end }) =>
      end.length < MIN_END_LENGTH
        ? []
        : [...kinds.values()].filter((kind) => kind.folded !== end && kind.folded.endsWith(end)),
    isKind: (lexemes) => kinds.has(lexemes.light),
    begins: (start) => beginnings[lowerBound(beginnings, (each) => each < start)]?.startsWith(start) ?? false,
    synonymsOf: groupSynonyms(synonyms, language),
    correct: makeSpelling(
      words
        .filter(({ kind, term }) => kind === 'word' && !/\d/.test(term))
        .map(({ term, frequency }) => ({ term, frequency, ...spellingOf(term) })),
      spellingOf,
    ),
    suggestions: terms
      .flatMap(({ term, kind, frequency, splits }) =>
        kind === 'phrase' || (kind === 'word' && splits && term.length > 2)
          ? [{ text: term, folded: foldWord(term, language), frequency, kind }]
          : [],
      )
      .toSorted((a, b) => byText(a.folded, b.folded)),
    isShopWord: (word) => known.get(word)?.kind === 'word',
    frequencyOf: (term) => known.get(term)?.frequency ?? 0,
    maxFrequency: (start) => {
      let max = 0;
      for (
        let index = lowerBound(byStem, ({ stem }) => stem < start);
        byStem[index]?.stem.startsWith(start) === true;
        index += 1
      )
        max = Math.max(max, byStem[index]?.frequency ?? 0);
      return max;
    },
  };
}
