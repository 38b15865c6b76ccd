import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@lyng/model';

/** A shopper's action that shows interest in a product. */
export type InterestKind = 'click' | 'add' | 'favourite';

/**
 * The type of a word: it names a kind, a property (material, colour …) or a brand; it appears in names, or in
 * descriptions only. Phrases are for suggestions.
 */
export type TermKind = 'kind' | 'property' | 'brand' | 'name' | 'text' | 'phrase';

export interface SearchTables {
  /** An index of the catalogue. */
  search_build: {
    build: Generated<number>;
    /** The catalogue, and the version of the indexing rules. */
    stamp: string;
    is_complete: Generated<boolean>;
    /** The average lengths of the fields, by language, as JSON. */
    averages: ColumnType<unknown, string>;
  };
  /** A part of an index that is written at once. */
  search_segment: {
    build: number;
    segment: number;
    products: number;
    /** The ids of the products by their place, four bytes each. */
    product_ids: string;
  };
  search_posting: {
    build: number;
    language: Language;
    term: string;
    segment: number;
    /** The number of products in the list. */
    products: number;
    /** The list, as core/ranking/postings.ts packs it. */
    packed: string;
  };
  search_term: {
    build: number;
    language: Language;
    term: string;
    kind: TermKind;
    /** Empty for a phrase. */
    stem: string;
    /** In how many products. */
    frequency: number;
  };
  /** One per session, product and day: a notification that is sent twice counts once. */
  search_event: {
    session_key: string;
    kind: InterestKind;
    product_id: number;
    happened_on: string;
  };
  product_interest: {
    product_id: number;
    clicks: Generated<number>;
    adds: Generated<number>;
    favourites: Generated<number>;
  };
  phrase_interest: {
    language: Language;
    phrase: string;
    product_id: number;
    clicks: number;
    /** The time of the latest click. */
    last_at: Generated<Date>;
  };
  searched_phrase: {
    market: string;
    language: Language;
    phrase: string;
    /** By how many visitors. */
    searches: number;
    /** The number of hits of the last search. */
    hits: number;
    searched_at: Date;
  };
  /** One per phrase and visitor: repeated searches of one visitor count once. */
  phrase_searcher: {
    market: string;
    language: Language;
    phrase: string;
    /** A session, or a customer without one. */
    visitor_key: string;
    searched_on: string;
  };
  recent_search: {
    market: string;
    customer_key: string;
    phrase: string;
    searched_at: Date;
  };
  viewed_product: {
    market: string;
    customer_key: string;
    product_id: number;
    viewed_at: Date;
  };
}
