import type { Insertable } from 'kysely';
import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { hasDigit, phraseOf } from '../core/words.ts';
import type { SearchTables } from '../search-tables.ts';
import type { StemOf, WeightedWords } from './build-documents.ts';

type Term = Insertable<SearchTables['search_term']>;

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
 * Counts in how many products the words and phrases of one language are. Words with digits are left out: article
 * numbers would add as many words as there are sizes, and must not become spelling corrections.
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

  add(product: IndexedProduct, words: WeightedWords): void {
    const [named, described] = [new Set<string>(), new Set<string>()];
    for (const [weight, each] of words)
      for (const word of each) if (!hasDigit(word)) (weight === 'D' ? described : named).add(word);
    count(this.#words, named);
    count(this.#texts, described);
    const phrases = phrasesOf(product, this.#language).map((text) => {
      const phrase = this.#phraseOf.get(text) ?? phraseOf(text);
      this.#phraseOf.set(text, phrase);
      return phrase;
    });
    count(this.#phrases, new Set(phrases));
  }

  terms(stemOf: StemOf, isNamedKind: (word: string) => boolean): Term[] {
    const term =
      (kind: Term['kind']) =>
      ([word, frequency]: readonly [string, number]): Term => ({
        language: this.#language,
        term: word,
        kind,
        stem: kind === 'phrase' ? '' : stemOf(word),
        frequency,
        splits: kind === 'word' && isNamedKind(word),
      });
    return [
      ...[...this.#words].map(term('word')),
      ...[...this.#texts].filter(([word]) => !this.#words.has(word)).map(term('text')),
      ...[...this.#phrases].map(term('phrase')),
    ];
  }
}
