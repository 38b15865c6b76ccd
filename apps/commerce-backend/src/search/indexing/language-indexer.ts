import type { Language } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { conceptWords, makeConceptLookup } from '../core/concepts/concept-lookup.ts';
import type { StemOf } from '../core/concepts/concept-lookup.ts';
import { fields, impactOf } from '../core/ranking/bm25.ts';
import { SegmentPostings } from '../core/ranking/postings.ts';
import type { Term } from '../core/vocabulary/vocabulary.ts';
import { compoundPieces, roleIn, splitWord } from '../core/vocabulary/compound.ts';
import type { TradeWords } from '../core/vocabulary/compound.ts';
import { lexemesOf } from '../core/words/lexemes.ts';
import type { Lexemes } from '../core/words/lexemes.ts';
import { hasDigit } from '../core/words/words.ts';
import { makeProductTerms, productWords } from './product-terms.ts';
import type { FieldAverages } from './product-terms.ts';
import type { TradeRole } from './read-trade-words.ts';
import { learnStems } from './stems.ts';
import { TermCounts } from './term-counts.ts';

/** A product, and its place in the segment. */
export interface PlacedProduct {
  readonly product: IndexedProduct;
  readonly place: number;
}

/** The index of one segment in one language. */
export interface SegmentIndex {
  readonly postings: SegmentPostings;
  readonly terms: readonly Term[];
}

/** Indexes products in one language, chunk by chunk. */
export interface LanguageIndexer {
  readonly language: Language;
  /** Adds products, whose places ascend. */
  readonly add: (transaction: DatabaseTransaction, products: readonly PlacedProduct[]) => Promise<void>;
  /** Returns the index of the segment, and begins the next one. */
  readonly endSegment: () => SegmentIndex;
}

interface TradeSources {
  readonly language: Language;
  readonly roles: ReadonlyMap<string, TradeRole>;
  readonly stemOf: StemOf;
  readonly lexemesFor: (word: string) => Lexemes;
}

const tradeWordsOf = ({ language, roles, stemOf, lexemesFor }: TradeSources): TradeWords => {
  const kinds = new Set<string>();
  const known = new Set<string>();
  for (const [word, role] of roles) {
    if (word.length < 3 || stemOf(word) === '') continue;
    const { light, stem } = lexemesFor(word);
    known.add(stem);
    if (role === 'kind') kinds.add(light);
  }
  const concepts = makeConceptLookup(language, stemOf);
  return {
    language,
    concepts,
    roleOf: roleIn(concepts, ({ light }) => kinds.has(light)),
    isNamed: ({ stem }) => known.has(stem),
  };
};

interface Sources {
  readonly language: Language;
  /** The words of the trade. */
  readonly roles: ReadonlyMap<string, TradeRole>;
  readonly averages: FieldAverages;
}

/** Begins an index in one language; it learns words as they come. */
export async function makeLanguageIndexer(
  transaction: DatabaseTransaction,
  { language, roles, averages }: Sources,
): Promise<LanguageIndexer> {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => stems.get(word) ?? word;
  const lexemesFor = (word: string): Lexemes => lexemesOf(stemOf(word) || word, language);
  await learnStems(transaction, language, [...conceptWords(language), ...roles.keys()], stems);
  const trade = tradeWordsOf({ language, roles, stemOf, lexemesFor });
  const split = (word: string) => splitWord(trade, word, lexemesFor);
  const termsOf = makeProductTerms({ language, stemOf, split });
  let counts = new TermCounts(language);
  let postings = new SegmentPostings();

  return {
    language,
    add: async (transaction, products) => {
      const described = products.map(({ product, place }) => ({
        product,
        place,
        words: productWords(product, language),
      }));
      const unknown = new Set<string>();
      for (const { words } of described) {
        for (const field of fields)
          for (const word of words[field]) {
            if (hasDigit(word) || stems.has(word) || unknown.has(word)) continue;
            unknown.add(word);
            if (field !== 'text') for (const piece of compoundPieces(word, language)) unknown.add(piece);
          }
      }
      await learnStems(transaction, language, unknown, stems);
      for (const { product, place, words } of described) {
        counts.add(product, words);
        for (const [term, occurrences] of termsOf(words, averages)) postings.add(term, place, impactOf(occurrences));
      }
    },
    endSegment: () => {
      const index = { postings, terms: counts.terms(stemOf, roles) };
      postings = new SegmentPostings();
      counts = new TermCounts(language);
      return index;
    },
  };
}
