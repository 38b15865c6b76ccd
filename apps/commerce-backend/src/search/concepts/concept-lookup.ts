import type { Language } from '@lyng/model';
import { foldWord, hasNordicLetters } from '../core/fold.ts';
import { lexemesOf } from '../core/lexemes.ts';
import type { Lexemes } from '../core/lexemes.ts';
import { hasDigit, wordsOf } from '../core/words.ts';
import { conceptTable } from './concept-table.ts';
import type { Concept, ConceptType } from './concept-table.ts';

/** A concept in one language: its words with their forms. */
export interface KnownConcept {
  readonly type: ConceptType;
  readonly words: readonly { readonly text: string; readonly lexemes: Lexemes }[];
}

export interface ConceptLookup {
  /**
   * The concepts of a word; those of the language come before English ones. `loosely` also by endings that the stemmer
   * keeps apart, and without its Nordic letters.
   */
  readonly conceptsOf: (word: string, lexemes: Lexemes, loosely?: boolean) => readonly KnownConcept[];
  /** The words of the language itself, as written in the table. */
  readonly words: readonly { readonly text: string; readonly type: ConceptType }[];
}

/** A concept's words that are one word each. */
const single = (words: readonly string[]): readonly string[] =>
  words.flatMap((text) => {
    const [word, ...others] = wordsOf(text);
    return word === undefined || others.length > 0 ? [] : [word.text];
  });

/** Every word of the table that a language uses: its own, and the English ones. */
export const conceptWords = (language: Language): readonly string[] => [
  ...new Set(
    conceptTable.flatMap(({ words, narrower }) =>
      [words, narrower].flatMap((each) => [...single(each[language]), ...single(each.en)]),
    ),
  ),
];

type Keyed = Map<string, Set<KnownConcept>>;

const put = (keyed: Keyed, key: string, concept: KnownConcept): void => {
  keyed.set(key, (keyed.get(key) ?? new Set()).add(concept));
};

/** Looks words up in the table; `stemOf` gives the stem of each of `conceptWords`, empty for a stop word. */
export function makeConceptLookup(language: Language, stemOf: (word: string) => string): ConceptLookup {
  const [exact, stems, light, folded, english]: readonly [Keyed, Keyed, Keyed, Keyed, Keyed] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ];
  const formed = (text: string) => ({ text, lexemes: lexemesOf(stemOf(text) || text, language) });
  const own: { readonly text: string; readonly type: ConceptType }[] = [];
  const known = ({ type, words, narrower }: Concept): void => {
    const native = single(words[language]).map(formed);
    const foreign = single(words.en).map(formed);
    const inner = [...single(narrower[language]), ...single(narrower.en)].map(formed);
    const concept: KnownConcept = { type, words: [...native, ...foreign, ...inner] };
    for (const { text, lexemes } of native) {
      own.push({ text, type });
      put(exact, text, concept);
      put(stems, lexemes.stem, concept);
      put(light, lexemes.light, concept);
      put(folded, lexemes.folded, concept);
    }
    for (const { text } of foreign) put(english, text, concept);
  };
  conceptTable.forEach(known);
  return {
    words: own,
    conceptsOf: (word, lexemes, loosely = true) => {
      if (hasDigit(word)) return [];
      const looseKeys = (): Set<KnownConcept> | undefined =>
        light.get(lexemes.light) ??
        (hasNordicLetters(word) ? undefined : (folded.get(lexemes.folded) ?? folded.get(foldWord(word, language))));
      const found =
        exact.get(word) ?? stems.get(lexemes.stem) ?? english.get(word) ?? (loosely ? looseKeys() : undefined);
      return [...(found ?? [])];
    },
  };
}
