import { list, number, shape, text } from './read.ts';
import type { Reader } from './read.ts';

/** A part of the text that became a value of a facet. */
export interface UnderstoodFacet {
  /** The id of a value in the facets of the primary list. */
  readonly id: string;
  /** The value's name, such as `38`. */
  readonly title: string;
  /** The words as typed, such as `str 38`. */
  readonly text: string;
}

/** A part of the text that became a range of prices, in the currency's main unit; bounds are included. */
export interface UnderstoodPrice {
  readonly min?: number;
  readonly max?: number;
  /** The words as typed, such as `under 500 kr`. */
  readonly text: string;
}

/** The service's reading of the text; the primary list is filtered by it. Not in the vendor's own responses. */
export interface Understood {
  /** The text that was searched for, without the parts that became filters. */
  readonly q: string;
  readonly facets: UnderstoodFacet[];
  readonly price?: UnderstoodPrice;
}

export const understood: Reader<Understood> = shape<Understood>(
  { q: text, facets: list(shape<UnderstoodFacet>({ id: text, title: text, text }, {})) },
  { price: shape<UnderstoodPrice>({ text }, { min: number, max: number }) },
);
