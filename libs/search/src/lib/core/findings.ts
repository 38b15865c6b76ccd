import type { PageHit } from './suggestions.ts';

/** What the search service knows of a search, beside the list of products that the commerce API gives. */
export interface Findings {
  /** What was searched for instead, when what was typed found nothing. */
  readonly correctedTo: string | null;
  /** Other spellings to try. */
  readonly didYouMean: readonly string[];
  readonly related: readonly string[];
  readonly pages: readonly PageHit[];
  /** How many pages of text are found in all; `null` while nobody could say. */
  readonly pageCount: number | null;
  /** What others search for; asked for only where a search found no product. */
  readonly popular: readonly string[];
}

/** What a search for the very words as they were typed has found. */
export interface LiteralFindings {
  /** The shop's ids of the best products. */
  readonly productIds: readonly number[];
  /** How many products are found in all. */
  readonly totalHits: number;
}
