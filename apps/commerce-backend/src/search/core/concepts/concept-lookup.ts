import type { Language } from '@lyng/model';
import { foldWord, hasNordicLetters } from '../words/fold.ts';
import { lexemesOf } from '../words/lexemes.ts';
import type { Lexemes } from '../words/lexemes.ts';
import { hasDigit, wordsOf } from '../words/words.ts';
import { conceptTable } from './concept-table.ts';
import type { Concept, ConceptType } from './concept-table.ts';

/** A word with its forms. */
export interface FormedWord {
  readonly text: string;
  readonly lexemes: Lexemes;
}

/** A concept in one language: its words with their forms. */
export interface KnownConcept {
  readonly type: ConceptType | 'other';
  readonly words: readonly FormedWord[];
  /** Its words are never sought by their parts. Default false. */
  readonly isWhole?: boolean;
}

export interface ConceptLookup {
  /**
   * The concepts of a word; those of the language come before English ones. `loosely` also by endings that the stemmer
   * keeps apart, and without its Nordic letters.
   */
  readonly conceptsOf: (word: string, lexemes: Lexemes, loosely?: boolean) => readonly KnownConcept[];
  /** The words of the language itself, as written in the table or by the merchant. */
  readonly words: readonly { readonly text: string; readonly type: KnownConcept['type'] }[];
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

/** Finds concepts by the forms of their words. */
export class ConceptForms {
  readonly #language: Language;
  readonly #exact: Keyed = new Map();
  readonly #stems: Keyed = new Map();
  readonly #light: Keyed = new Map();
  readonly #folded: Keyed = new Map();

  constructor(language: Language) {
    this.#language = language;
  }

  add({ text, lexemes }: FormedWord, concept: KnownConcept): void {
    put(this.#exact, text, concept);
    put(this.#stems, lexemes.stem, concept);
    put(this.#light, lexemes.light, concept);
    put(this.#folded, lexemes.folded, concept);
  }

  exactly(word: string, { stem }: Lexemes): ReadonlySet<KnownConcept> | undefined {
    return this.#exact.get(word) ?? this.#stems.get(stem);
  }

  /** By endings that the stemmer keeps apart, and without its Nordic letters. */
  loosely(word: string, { light, folded }: Lexemes): ReadonlySet<KnownConcept> | undefined {
    const found = this.#light.get(light);
    if (found !== undefined || hasNordicLetters(word)) return found;
    return this.#folded.get(folded) ?? this.#folded.get(foldWord(word, this.#language));
  }
}

/** Looks words up in the table; `stemOf` gives the stem of each of `conceptWords`, empty for a stop word. */
export function makeConceptLookup(language: Language, stemOf: (word: string) => string): ConceptLookup {
  const forms = new ConceptForms(language);
  const english: Keyed = new Map();
  const formed = (text: string): FormedWord => ({ text, lexemes: lexemesOf(stemOf(text) || text, language) });
  const own: { readonly text: string; readonly type: ConceptType }[] = [];
  const known = ({ type, words, narrower }: Concept): void => {
    const native = single(words[language]).map(formed);
    const foreign = single(words.en).map(formed);
    const inner = [...single(narrower[language]), ...single(narrower.en)].map(formed);
    const concept: KnownConcept = { type, words: [...native, ...foreign, ...inner] };
    for (const word of native) {
      own.push({ text: word.text, type });
      forms.add(word, concept);
    }
    for (const { text } of foreign) put(english, text, concept);
  };
  conceptTable.forEach(known);
  return {
    words: own,
    conceptsOf: (word, lexemes, loosely = true) => {
      if (hasDigit(word)) return [];
      const found =
        forms.exactly(word, lexemes) ?? english.get(word) ?? (loosely ? forms.loosely(word, lexemes) : undefined);
      return [...(found ?? [])];
    },
  };
}
