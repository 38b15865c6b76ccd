import { compoundBeginning, conceptsBeginning } from '../vocabulary/complete.ts';
import type { StemOf } from '../concepts/concept-lookup.ts';
import { splitWord } from '../vocabulary/compound.ts';
import type { Compound, WordRole } from '../vocabulary/compound.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { foldedTerm, hasNordicLetters, lexemesOf, lightTerm, stemTerm } from '../words/lexemes.ts';
import type { Lexemes } from '../words/lexemes.ts';

/** A term of the index that a word of a query may mean, and how much it counts: 1 for the word as written. */
export interface QueryForm {
  readonly term: string;
  readonly weight: number;
  /** A form of the word as it was typed: it counts by its own frequency, the others by that of them all. */
  readonly isTyped: boolean;
}

/** One word of a query, or one part of a compound. */
export interface QueryWord {
  readonly text: string;
  readonly role: WordRole;
  readonly forms: readonly QueryForm[];
}

/** The weight of a form. */
const weight = {
  light: 0.9,
  folded: 0.8,
  synonym: 0.8,
  /** A word that begins as typed. */
  prefix: 0.2,
} as const;

/** Words that a typed beginning may become. */
const MAX_COMPLETIONS = 30;

const bestOf = (forms: readonly QueryForm[]): readonly QueryForm[] => {
  const best = new Map<string, QueryForm>();
  for (const form of forms) {
    const other = best.get(form.term);
    best.set(form.term, {
      term: form.term,
      weight: Math.max(other?.weight ?? 0, form.weight),
      isTyped: form.isTyped || other?.isTyped === true,
    });
  }
  return [...best.values()];
};

/** Makes the words of queries, each with the forms by which products are sought. */
export function makeQueryWords(vocabulary: Vocabulary, stemOf: StemOf) {
  const { concepts, language } = vocabulary;
  const lexemesFor = (text: string): Lexemes => lexemesOf(stemOf(text) || text, language);
  const conceptsOf = (text: string) => concepts.conceptsOf(text, lexemesFor(text));
  const split = (text: string): Compound | undefined => splitWord(vocabulary, text, lexemesFor);

  const own = (text: string, { factor = 1, isTyped = true } = {}): readonly QueryForm[] => {
    const lexemes = lexemesFor(text);
    const forms: (readonly [string, number])[] = [
      [stemTerm(lexemes), 1],
      [lightTerm(lexemes), weight.light],
    ];
    // Typed Nordic letters are meant, unless no product has the word so.
    if (!hasNordicLetters(text) || !vocabulary.isSold(lexemes, false))
      forms.push([foldedTerm(lexemes), weight.folded], [`=${lexemes.folded}`, weight.folded]);
    return forms.map(([term, each]) => ({ term, weight: each * factor, isTyped }));
  };

  const synonyms = (text: string, factor = 1): readonly QueryForm[] =>
    conceptsOf(text)
      .flatMap(({ words }) => words)
      // In names and properties only: descriptions mention other products.
      .map((other) => ({ term: lightTerm(other.lexemes), weight: weight.synonym * factor, isTyped: false }));

  const isSold = (text: string): boolean => {
    const lexemes = lexemesFor(text);
    const meanings = conceptsOf(text);
    return meanings.length === 0
      ? vocabulary.isSold(lexemes, !hasNordicLetters(text))
      : vocabulary.isSoldConcept(lexemes) ||
          meanings.some(({ words }) => words.some((other) => vocabulary.isSoldConcept(other.lexemes)));
  };

  /** The word with its synonyms, and with other forms. */
  const whole = (text: string, others: readonly QueryForm[] = []): QueryWord => ({
    text,
    role: vocabulary.roleOf(text, lexemesFor(text)),
    forms: bestOf([...own(text), ...synonyms(text), ...others]),
  });

  /** The parts of a compound; a product that has the complete word has both. */
  const parts = (text: string, { modifier, head }: Compound, others: readonly QueryForm[]): readonly QueryWord[] => {
    const complete = [...own(text), ...synonyms(text), ...others];
    return [modifier, head].map((part) => {
      const word = whole(part);
      // Of a compound, only the complete word was typed.
      return { ...word, forms: bestOf([...complete, ...word.forms.map((form) => ({ ...form, isTyped: false }))]) };
    });
  };

  const completed = (words: readonly string[], hasSynonyms: (word: string) => boolean): readonly QueryForm[] =>
    words
      .slice(0, MAX_COMPLETIONS)
      .flatMap((text) => [
        ...own(text, { factor: weight.prefix, isTyped: false }),
        ...(hasSynonyms(text) ? synonyms(text, weight.prefix) : []),
      ]);

  /** The words that begin as typed: of what products are called it is enough that they begin so. */
  const completions = (start: string): readonly QueryForm[] => {
    if (start.length < 2) return [];
    const named = vocabulary.completionsOf(start, MAX_COMPLETIONS);
    const words = named.length > 0 ? named : conceptsBeginning(vocabulary, start);
    return completed(words, (word) => !vocabulary.isShopWord(word));
  };

  /** The parts of a compound that begins so; `undefined` for a complete one. */
  const beginning = (text: string): readonly QueryWord[] | undefined => {
    const found = isSold(text) || split(text) !== undefined ? undefined : compoundBeginning(vocabulary, text);
    if (found === undefined) return undefined;
    const { modifier, start, heads } = found;
    return [whole(modifier), { text: start, role: 'kind', forms: bestOf(completed(heads, () => true)) }];
  };

  return { lexemesFor, conceptsOf, split, isSold, own, whole, parts, completions, beginning };
}

export type QueryWords = ReturnType<typeof makeQueryWords>;
