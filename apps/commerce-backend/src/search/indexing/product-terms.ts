import type { Language } from '@lyng/model';
import { fields, occurrence } from '../core/ranking/bm25.ts';
import type { Field } from '../core/ranking/bm25.ts';
import type { Compound } from '../core/words/compound.ts';
import { foldedTerm, lexemesOf, lightTerm, stemTerm } from '../core/words/lexemes.ts';
import { hasDigit } from '../core/words/words.ts';
import type { ProductWords } from './product-fields.ts';

/** Stem of a word as PostgreSQL has it, empty for a stop word. */
export type StemOf = (word: string) => string;

export interface Grammar {
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
export class ProductTerms {
  readonly #grammar: Grammar;
  readonly #named = new Map<string, readonly Entry[]>();
  readonly #described = new Map<string, readonly Entry[]>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  #forms(word: string, weight: number): Entry[] {
    const stem = this.#grammar.stemOf(word);
    if (stem === '') return [];
    const lexemes = lexemesOf(stem, this.#grammar.language);
    const forms: Entry[] = [
      [stemTerm(lexemes), weight],
      [lightTerm(lexemes), weight],
    ];
    return lexemes.folded === lexemes.light ? forms : [...forms, [foldedTerm(lexemes), weight]];
  }

  #namedForms(word: string): readonly Entry[] {
    const compound = this.#grammar.split(word);
    return compound === undefined
      ? this.#forms(word, 1)
      : [...this.#forms(word, 1), ...this.#forms(compound.head, HEAD), ...this.#forms(compound.modifier, MODIFIER)];
  }

  #describedForms(word: string): readonly Entry[] {
    const stem = this.#grammar.stemOf(word);
    return stem === '' ? [] : [[stem, 1]];
  }

  #entries(word: string, field: Field): readonly Entry[] {
    const [cache, make] =
      field === 'text'
        ? [this.#described, () => this.#describedForms(word)]
        : [this.#named, () => this.#namedForms(word)];
    // Numbers occur once each.
    if (hasDigit(word)) return make();
    let entries = cache.get(word);
    if (entries === undefined) cache.set(word, (entries = make()));
    return entries;
  }

  /** The weighted occurrences of each term in a product. */
  of(words: ProductWords, averages: FieldAverages): ReadonlyMap<string, number> {
    const terms = new Map<string, number>();
    for (const field of fields) {
      const { length } = words[field];
      const each = occurrence(field, length, averages[field]);
      for (const word of words[field])
        for (const [term, weight] of this.#entries(word, field))
          terms.set(term, (terms.get(term) ?? 0) + weight * each);
    }
    return terms;
  }
}
