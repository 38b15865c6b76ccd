import type { Language } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { conceptWords, makeConceptLookup } from '../core/concepts/concept-lookup.ts';
import type { ConceptLookup } from '../core/concepts/concept-lookup.ts';
import { neverSplit } from '../core/concepts/concept-table.ts';
import { fields, impactOf } from '../core/ranking/bm25.ts';
import { compoundPieces, splitCompound } from '../core/words/compound.ts';
import type { Compound } from '../core/words/compound.ts';
import { lexemesOf } from '../core/words/lexemes.ts';
import type { Lexemes } from '../core/words/lexemes.ts';
import { SegmentPostings } from '../core/ranking/postings.ts';
import { hasDigit } from '../core/words/words.ts';
import { productWords } from './product-fields.ts';
import type { ProductWords } from './product-fields.ts';
import { ProductTerms } from './product-terms.ts';
import type { FieldAverages } from './product-terms.ts';
import { readStems } from './read-stems.ts';
import type { TradeRole } from './read-trade-words.ts';
import { TermCounts } from './term-counts.ts';
import type { CountedTerm } from './term-counts.ts';

/** A product, and its place in the segment. */
export interface PlacedProduct {
  readonly product: IndexedProduct;
  readonly place: number;
}

/** The index of one segment in one language. */
export interface SegmentIndex {
  readonly postings: SegmentPostings;
  readonly terms: readonly CountedTerm[];
}

/** Indexes products in one language, chunk by chunk; it learns words as they come. */
export class LanguageIndexer {
  readonly language: Language;
  readonly #roles: ReadonlyMap<string, TradeRole>;
  readonly #averages: FieldAverages;
  readonly #stems = new Map<string, string>();
  readonly #kinds = new Set<string>();
  readonly #known = new Set<string>();
  readonly #terms: ProductTerms;
  #concepts: ConceptLookup | undefined;
  #counts: TermCounts;
  #postings = new SegmentPostings();

  constructor(language: Language, roles: ReadonlyMap<string, TradeRole>, averages: FieldAverages) {
    this.language = language;
    this.#roles = roles;
    this.#averages = averages;
    this.#counts = new TermCounts(language);
    this.#terms = new ProductTerms({ language, stemOf: this.#stemOf, split: this.#split });
  }

  readonly #stemOf = (word: string): string => this.#stems.get(word) ?? word;
  readonly #lexemesOf = (word: string): Lexemes => lexemesOf(this.#stemOf(word) || word, this.language);

  readonly #split = (word: string): Compound | undefined => {
    if (hasDigit(word) || neverSplit.has(word)) return undefined;
    const conceptsOf = (piece: string) => this.#concepts?.conceptsOf(piece, this.#lexemesOf(piece)) ?? [];
    return splitCompound(word, this.language, {
      isHead: (piece) => {
        const [concept] = conceptsOf(piece);
        return concept === undefined ? this.#kinds.has(this.#lexemesOf(piece).light) : concept.type === 'kind';
      },
      isModifier: (piece) =>
        this.#known.has(this.#lexemesOf(piece).stem) ||
        (this.#concepts?.conceptsOf(piece, this.#lexemesOf(piece), false) ?? []).length > 0,
      isMaterial: (piece) => conceptsOf(piece)[0]?.type === 'material',
    });
  };

  async #learn(transaction: DatabaseTransaction, words: Iterable<string>): Promise<void> {
    const unknown = new Set<string>();
    for (const word of words) if (!hasDigit(word) && !this.#stems.has(word)) unknown.add(word);
    for (const [word, stem] of await readStems(transaction, this.language, [...unknown])) this.#stems.set(word, stem);
  }

  async begin(transaction: DatabaseTransaction): Promise<void> {
    await this.#learn(transaction, [...conceptWords(this.language), ...this.#roles.keys()]);
    this.#concepts = makeConceptLookup(this.language, this.#stemOf);
    for (const [word, role] of this.#roles) {
      if (word.length < 3 || this.#stemOf(word) === '') continue;
      const { light, stem } = this.#lexemesOf(word);
      this.#known.add(stem);
      if (role === 'kind') this.#kinds.add(light);
    }
  }

  /** Adds products, whose places ascend. */
  async add(transaction: DatabaseTransaction, products: readonly PlacedProduct[]): Promise<void> {
    const described = products.map(({ product, place }) => ({
      product,
      place,
      words: productWords(product, this.language),
    }));
    const unknown = new Set<string>();
    for (const { words } of described) {
      for (const field of fields)
        for (const word of words[field]) {
          if (hasDigit(word) || this.#stems.has(word) || unknown.has(word)) continue;
          unknown.add(word);
          if (field !== 'text') for (const piece of compoundPieces(word, this.language)) unknown.add(piece);
        }
    }
    await this.#learn(transaction, unknown);
    for (const { product, place, words } of described) {
      this.#counts.add(product, words);
      this.#post(words, place);
    }
  }

  #post(words: ProductWords, place: number): void {
    for (const [term, occurrences] of this.#terms.of(words, this.#averages))
      this.#postings.add(term, place, impactOf(occurrences));
  }

  /** Returns the index of the segment, and begins the next one. */
  endSegment(): SegmentIndex {
    const index = { postings: this.#postings, terms: this.#counts.terms(this.#stemOf, this.#roles) };
    this.#postings = new SegmentPostings();
    this.#counts = new TermCounts(this.language);
    return index;
  }
}
