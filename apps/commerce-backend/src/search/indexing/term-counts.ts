import type { Language } from '@lyng/model';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import type { StemOf } from '../core/concepts/concept-lookup.ts';
import type { Term } from '../core/vocabulary/vocabulary.ts';
import { hasDigit, phraseOf } from '../core/words/words.ts';
import type { ProductWords } from './product-terms.ts';
import type { TradeRole } from './read-trade-words.ts';

type Counts = Map<string, number>;

const countEach = (counts: Counts, keys: readonly string[]): void => {
  for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
};

const withoutNumbers = (words: readonly string[]): readonly string[] => words.filter((word) => !hasDigit(word));

/** Phrases for suggestions: kinds, brands, and a brand's products of a kind. */
const phrasesOf = ({ brand, categories, primaryCategory }: IndexedProduct, language: Language): readonly string[] => [
  brand.name,
  ...categories.map(({ texts }) => texts[language].name),
  `${brand.name} ${primaryCategory.texts[language].name}`,
];

/**
 * Counts in how many products the words and phrases of one language are. Words with digits are left out: numbers would
 * add as many words as there are sizes, and must not become spelling corrections.
 */
export class TermCounts {
  readonly #words: Counts = new Map();
  readonly #texts: Counts = new Map();
  readonly #phrases: Counts = new Map();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  add(product: IndexedProduct, { text, ...named }: ProductWords): void {
    countEach(this.#words, withoutNumbers(Object.values(named).flat()));
    countEach(this.#texts, withoutNumbers(text));
    countEach(this.#phrases, phrasesOf(product, this.#language).map(phraseOf));
  }

  terms(stemOf: StemOf, roles: ReadonlyMap<string, TradeRole>): readonly Term[] {
    const listed = (counts: Counts, kindOf: (term: string) => Term['kind']): readonly Term[] =>
      Array.from(counts, ([term, frequency]) => {
        const kind = kindOf(term);
        return { term, kind, stem: kind === 'phrase' ? '' : stemOf(term), frequency };
      });
    return [
      ...listed(this.#words, (term) => roles.get(term) ?? 'name'),
      ...listed(this.#texts, () => 'text'),
      ...listed(this.#phrases, () => 'phrase'),
    ];
  }
}
