import { list, number, shape, text } from './read.ts';
import type { ValueOf } from './read.ts';

const facet = shape({
  /** The id of a value in the facets of the primary list. */
  id: text,
  /** The value's name, such as `38`. */
  title: text,
  /** The words as typed, such as `str 38`. */
  text,
});
const price = shape(
  {
    /** The words as typed, such as `under 500 kr`. */
    text,
  },
  { min: number, max: number },
);

/** A part of the text that became a value of a facet. */
export type UnderstoodFacet = ValueOf<typeof facet>;

/** A part of the text that became a range of prices, in the currency's main unit; bounds are included. */
export type UnderstoodPrice = ValueOf<typeof price>;

export const understood = shape(
  {
    /** The text that was searched for, without the parts that became filters. */
    q: text,
    facets: list(facet),
  },
  { price },
);

/** The service's reading of the text; the primary list is filtered by it. Not in the vendor's own responses. */
export type Understood = ValueOf<typeof understood>;
