import type { Generated } from 'kysely';
import type { Language } from '@lyng/model';

/** How a shopper showed interest in a product. */
export type InterestKind = 'click' | 'add' | 'favourite';

export interface SearchTables {
  search_index_state: {
    one: Generated<boolean>;
    /** The catalogue of the documents and terms, and the version of the indexing rules. */
    stamp: string;
  };
  search_document: {
    product_id: number;
    language: Language;
    /** A `tsvector` as text. */
    document: string;
  };
  search_term: {
    language: Language;
    term: string;
    /** A word of names and properties, a word of descriptions only, or a phrase to suggest. */
    kind: 'word' | 'text' | 'phrase';
    /** Empty for a phrase. */
    stem: string;
    /** In how many products. */
    frequency: number;
    /** It may be the last part of a compound. */
    splits: boolean;
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
    /** How many products it found last. */
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
