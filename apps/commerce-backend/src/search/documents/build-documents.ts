import type { Language } from '@lyng/model';
import { hasDigit } from '../core/words.ts';
import { splitCompound } from '../core/compound.ts';
import { lexemesOf, lightLexeme, stemLexeme, foldedLexeme } from '../core/lexemes.ts';

/** Stem of a word as PostgreSQL has it, empty for a stop word. */
export type StemOf = (word: string) => string;

/** The weight of a word's field: bits, so that a lexeme holds all of its fields in one number. */
const bits = { A: 1, B: 2, C: 4, D: 8 } as const;
export type Weight = keyof typeof bits;

/** Every set of places as a `tsvector` has it; each weight has a position of its own. */
const positions = Array.from({ length: 16 }, (_, set) =>
  Object.entries(bits)
    .filter(([, bit]) => (set & bit) !== 0)
    .map(([weight], _index) => `${['A', 'B', 'C', 'D'].indexOf(weight) + 1}${weight}`)
    .join(','),
);

export interface Grammar {
  readonly language: Language;
  readonly stemOf: StemOf;
  /** Whether a word names a kind of product. */
  readonly isKind: (word: string) => boolean;
}

type Entry = readonly [lexeme: string, bit: number];

/** Turns words into the lexemes of a document, and caches them: a catalogue repeats the same words over and over. */
export class Lexicon {
  readonly #grammar: Grammar;
  readonly #known: Readonly<Record<Weight, Map<string, readonly Entry[]>>> = {
    A: new Map(),
    B: new Map(),
    C: new Map(),
    D: new Map(),
  };

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** A stop word is stored only where it is part of a name. */
  #forms(word: string, weight: Weight): Entry[] {
    const stem = this.#grammar.stemOf(word) || (weight === 'A' ? word : '');
    if (stem === '') return [];
    const lexemes = lexemesOf(stem, this.#grammar.language);
    if (weight === 'D') return [[stemLexeme(lexemes), bits.D]];
    const forms: Entry[] = [
      [stemLexeme(lexemes), bits[weight]],
      [lightLexeme(lexemes), bits[weight]],
    ];
    return lexemes.folded === lexemes.light ? forms : [...forms, [foldedLexeme(lexemes), bits[weight]]];
  }

  /** The head of a compound, nearly as relevant as the word itself; the modifier, less. */
  #parts(word: string): Entry[] {
    const { language, isKind } = this.#grammar;
    const compound = splitCompound(word, language, isKind);
    return compound === undefined ? [] : [...this.#forms(compound.head, 'B'), ...this.#forms(compound.modifier, 'C')];
  }

  #make(word: string, weight: Weight): readonly Entry[] {
    return weight === 'A' || weight === 'B'
      ? [...this.#forms(word, weight), ...this.#parts(word)]
      : this.#forms(word, weight);
  }

  entries(word: string, weight: Weight): readonly Entry[] {
    // Article numbers occur once each.
    if (hasDigit(word)) return this.#make(word, weight);
    const known = this.#known[weight];
    let entries = known.get(word);
    if (entries === undefined) known.set(word, (entries = this.#make(word, weight)));
    return entries;
  }
}

/** The words of a product in one language, by their weight. */
export type WeightedWords = readonly (readonly [Weight, readonly string[]])[];

/** The `tsvector` of a product in one language, as text. */
export function documentOf(words: WeightedWords, lexicon: Lexicon): string {
  const places = new Map<string, number>();
  for (const [weight, each] of words) {
    for (const word of each)
      for (const [lexeme, bit] of lexicon.entries(word, weight)) places.set(lexeme, (places.get(lexeme) ?? 0) | bit);
  }
  let document = '';
  for (const [lexeme, set] of places) document += `${lexeme}:${positions[set] ?? ''} `;
  return document;
}
