import type { Language } from '@lyng/model';
import { foldWord, hasNordicLetters, lexemesOf } from '../words/lexemes.ts';
import type { Lexemes } from '../words/lexemes.ts';
import { hasDigit, wordsOf } from '../words/words.ts';
import { conceptTable } from './concept-table.ts';
import type { ConceptType } from './concept-table.ts';

/** A word with its forms. */
interface FormedWord {
  readonly text: string;
  readonly lexemes: Lexemes;
}

/** A concept in one language: its words with their forms. */
interface KnownConcept {
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

type Concepts = ReadonlySet<KnownConcept>;

class ConceptsByKey extends Map<string, Set<KnownConcept>> {
  add(key: string, concept: KnownConcept): void {
    this.set(key, (this.get(key) ?? new Set()).add(concept));
  }
}

/** Finds concepts by the forms of their words. */
class ConceptForms {
  readonly #language: Language;
  readonly #exact = new ConceptsByKey();
  readonly #stems = new ConceptsByKey();
  readonly #light = new ConceptsByKey();
  readonly #folded = new ConceptsByKey();

  constructor(language: Language) {
    this.#language = language;
  }

  add({ text, lexemes }: FormedWord, concept: KnownConcept): void {
    this.#exact.add(text, concept);
    this.#stems.add(lexemes.stem, concept);
    this.#light.add(lexemes.light, concept);
    this.#folded.add(lexemes.folded, concept);
  }

  exactly(word: string, { stem }: Lexemes): Concepts | undefined {
    return this.#exact.get(word) ?? this.#stems.get(stem);
  }

  /** By endings that the stemmer keeps apart, and without its Nordic letters. */
  loosely(word: string, { light, folded }: Lexemes): Concepts | undefined {
    const found = this.#light.get(light);
    if (found !== undefined || hasNordicLetters(word)) return found;
    return this.#folded.get(folded) ?? this.#folded.get(foldWord(word, this.#language));
  }
}

/** Gives the stem of a word; empty for a stop word. */
export type StemOf = (word: string) => string;

const formed = (text: string, language: Language, stemOf: StemOf): FormedWord => ({
  text,
  lexemes: lexemesOf(stemOf(text) || text, language),
});

/** Looks words up in the table; `stemOf` knows each of `conceptWords`. */
export function makeConceptLookup(language: Language, stemOf: StemOf): ConceptLookup {
  const forms = new ConceptForms(language);
  const english = new ConceptsByKey();
  const own: { readonly text: string; readonly type: ConceptType }[] = [];
  for (const { type, words, narrower } of conceptTable) {
    const formedWords = (texts: readonly string[]) => single(texts).map((text) => formed(text, language, stemOf));
    const native = formedWords(words[language]);
    const foreign = formedWords(words.en);
    const concept: KnownConcept = {
      type,
      words: [...native, ...foreign, ...formedWords(narrower[language]), ...formedWords(narrower.en)],
    };
    for (const word of native) {
      own.push({ text: word.text, type });
      forms.add(word, concept);
    }
    for (const { text } of foreign) english.add(text, concept);
  }
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

/** Words of one meaning. */
export type Synonyms = readonly (readonly string[])[];

interface SynonymSources {
  readonly language: Language;
  readonly stemOf: StemOf;
  readonly roleOf: (word: string, lexemes: Lexemes) => KnownConcept['type'];
}

/**
 * The concepts with the merchant's synonyms: each is known, though no product has it, and is sought as the others too,
 * and as what these mean.
 */
export function withSynonyms(
  table: ConceptLookup,
  synonyms: Synonyms,
  { language, stemOf, roleOf }: SynonymSources,
): ConceptLookup {
  if (synonyms.length === 0) return table;
  const forms = new ConceptForms(language);
  const words = [...table.words];
  for (const group of synonyms) {
    const own = group.map((text) => formed(text, language, stemOf));
    const known = own.flatMap(({ text, lexemes }) => table.conceptsOf(text, lexemes, false));
    const type = own.map(({ text, lexemes }) => roleOf(text, lexemes)).find((role) => role !== 'other') ?? 'other';
    const concept: KnownConcept = { type, words: [...own, ...known.flatMap((each) => each.words)], isWhole: true };
    for (const word of own) {
      forms.add(word, concept);
      words.push({ text: word.text, type });
    }
  }
  return {
    words,
    conceptsOf: (word, lexemes, loosely = true) => {
      const own = forms.exactly(word, lexemes);
      return [
        ...table.conceptsOf(word, lexemes, loosely && own === undefined),
        ...(own ?? (loosely ? forms.loosely(word, lexemes) : undefined) ?? []),
      ];
    },
  };
}
