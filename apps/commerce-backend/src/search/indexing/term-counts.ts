import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { hasDigit, phraseOf } from '../core/words/words.ts';
import type { TermKind } from '../search-tables.ts';
import type { ProductWords } from './product-fields.ts';
import type { StemOf } from './product-terms.ts';
import type { TradeRole } from './read-trade-words.ts';

/** A word or phrase of a segment. */
export interface CountedTerm {
  readonly term: string;
  readonly kind: TermKind;
  readonly stem: string;
  readonly frequency: number;
}

const count = (counts: Map<string, number>, keys: Iterable<string>): void => {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Phrases for suggestions: kinds, brands, and a brand's products of a kind. */
const phrasesOf = (product: IndexedProduct, language: Language): string[] => {
  const category = product.primaryCategory.texts[language].name;
  return [
    product.brand.name,
    ...product.categories.map(({ texts }) => texts[language].name),
    `${product.brand.name} ${category}`,
  ];
};

/**
 * Counts in how many products the words and phrases of one language are. Words with digits are left out: numbers would
 * add as many words as there are sizes, and must not become spelling corrections.
 */
export class TermCounts {
  readonly #words = new Map<string, number>();
  readonly #texts = new Map<string, number>();
  readonly #phrases = new Map<string, number>();
  readonly #phraseOf = new Map<string, string>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  add(product: IndexedProduct, words: ProductWords): void {
    const { text, ...named } = words;
    count(
      this.#words,
      new Set(
        Object.values(named)
          .flat()
          .filter((word) => !hasDigit(word)),
      ),
    );
    count(this.#texts, new Set(text.filter((word) => !hasDigit(word))));
    const phrases = phrasesOf(product, this.#language).map((written) => {
      const phrase = this.#phraseOf.get(written) ?? phraseOf(written);
      this.#phraseOf.set(written, phrase);
      return phrase;
    });
    count(this.#phrases, new Set(phrases));
  }

  terms(stemOf: StemOf, roles: ReadonlyMap<string, TradeRole>): readonly CountedTerm[] {
    return [
      ...Array.from(this.#words, ([term, frequency]) => ({
        term,
        kind: roles.get(term) ?? ('name' as const),
        stem: stemOf(term),
        frequency,
      })),
      ...Array.from(this.#texts, ([term, frequency]) => ({
        term,
        kind: 'text' as const,
        stem: stemOf(term),
        frequency,
      })),
      ...Array.from(this.#phrases, ([term, frequency]) => ({ term, kind: 'phrase' as const, stem: '', frequency })),
    ];
  }
}
