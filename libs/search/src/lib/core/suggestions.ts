import type { DiscountType, LowestPrice, Price } from '@lyng/model';
import type { Place } from './match-places.ts';

/** A product that a search found, as a row shows it. */
export interface ProductHit {
  readonly key: string;
  /** The shop's id, by which the commerce API knows it. */
  readonly productId: number;
  readonly name: string;
  readonly brandName: string;
  readonly link: string;
  readonly fileName: string;
  readonly price: Price;
  readonly lowestPrice: LowestPrice;
  readonly discountType: DiscountType;
  /** For the notice that it was chosen. */
  readonly ticket: string;
}

/** A page of text that a search found. */
export interface PageHit {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly ticket: string;
}

/** What is offered for a text while it is typed; to an empty text what was searched for before, and what others search for. */
export interface Suggestions {
  /** The text that it answers. */
  readonly text: string;
  /** The visitor's own searches, latest first. */
  readonly recent: readonly string[];
  /** Phrases that go on as was typed; for an empty text what is popular. */
  readonly phrases: readonly string[];
  /** The phrases are another spelling, since nothing goes on as was typed. */
  readonly isCorrection: boolean;
  readonly places: readonly Place[];
  readonly products: readonly ProductHit[];
  readonly pages: readonly PageHit[];
  /** The one page that the text names, as the service writes its link; `null` where it names none. */
  readonly namedLink: string | null;
}

/** The same without the visitor's own searches named, or without all of them. */
export const withoutRecent = (suggestions: Suggestions, which: readonly string[] | 'all'): Suggestions => ({
  ...suggestions,
  recent: which === 'all' ? [] : suggestions.recent.filter((phrase) => !which.includes(phrase)),
});
