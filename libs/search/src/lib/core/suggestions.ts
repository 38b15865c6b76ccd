import type { ProductSummary } from '@lyng/model';
import type { Place } from './match-places.ts';

/** A product that a search found, as a row shows it. */
export interface ProductHit {
  readonly key: string;
  readonly product: ProductSummary;
  readonly link: string;
  /** For the notification that it was chosen. */
  readonly ticket: string;
}

/** A content page that a search found. */
export interface PageHit {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly ticket: string;
}

/** The suggestions for a text while it is typed; for an empty text what a shopper may begin with. */
export interface Suggestions {
  readonly text: string;
  /** The visitor's own searches, latest first. */
  readonly recent: readonly string[];
  /** Phrases that complete the typed text; for an empty text the popular ones. */
  readonly phrases: readonly string[];
  /** The phrases are another spelling, since nothing completes the typed text. */
  readonly isCorrection: boolean;
  /** Lists with such a name; for an empty text the shop's departments, and the brands of `products`. */
  readonly places: readonly Place[];
  /** Products that match; for an empty text those that the visitor looked at, latest first. */
  readonly products: readonly ProductHit[];
  readonly pages: readonly PageHit[];
  /** The one page that the text names, as the service writes its link; `null` where it names none. */
  readonly namedLink: string | null;
}

/** The same without the given searches of the visitor, or without all of them. */
export const withoutRecent = (suggestions: Suggestions, which: readonly string[] | 'all'): Suggestions => ({
  ...suggestions,
  recent: which === 'all' ? [] : suggestions.recent.filter((phrase) => !which.includes(phrase)),
});
