import type { Place } from './match-places.ts';
import type { PageHit } from './suggestions.ts';
import type { UnderstoodSearch } from './understood-filters.ts';

/** The data of the search service about a search, in addition to the commerce API's list of products. */
export interface SearchExtras {
  /** The spelling that was searched for, when the typed one found nothing. */
  readonly correctedTo: string | null;
  /** Other spellings to try. */
  readonly didYouMean: readonly string[];
  readonly related: readonly string[];
  readonly pages: readonly PageHit[];
  /** The total number of content pages; `null` while it is unknown. */
  readonly pageCount: number | null;
  /** Popular searches; requested only where a search found no product. */
  readonly popular: readonly string[];
  /** Lists whose names are like the words; requested only where a search found no product. */
  readonly places: readonly Place[];
  /** The service's reading of the words; `null` where all of them are text. */
  readonly understood: UnderstoodSearch | null;
  /** Words that no product has, and that were left out. */
  readonly leftOut: readonly string[];
  /** The shop's ids of products that match nearly all words; requested only where few match all of them. */
  readonly nearIds: readonly number[];
}

/** The results of a search for the exact words as typed. */
export interface LiteralResults {
  /** The shop's ids of the best products. */
  readonly productIds: readonly number[];
  /** The total number of products. */
  readonly totalHits: number;
}
