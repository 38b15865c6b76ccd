import { flag, list, number, oneOf, orElse, shape, text, word } from './read.ts';
import type { ValueOf } from './read.ts';

const no = orElse(flag, false);
const none = orElse(number, 0);

const valueFields = {
  /** The id that a selection of the facet names. */
  id: text,
  label: text,
  selected: no,
  /** The number of products with the value. */
  count: none,
};
const value = shape(valueFields);
const colour = shape({ ...valueFields, color: text });

/** A value that a list can be narrowed to. */
export type FacetValue = ValueOf<typeof value>;

/** A colour; `color` is a CSS colour. */
export type ColorFacetValue = ValueOf<typeof colour>;

const named = {
  /** The name under which it is selected. */
  id: text,
  label: text,
};
const textFacet = shape({
  ...named,
  type: word<'TEXT'>(),
  sort: orElse(word<'ALPHABETICAL' | 'RELEVANCE' | 'NATURAL'>(), 'RELEVANCE'),
  selectedCount: none,
  values: list(value),
});
const colorFacet = shape({ ...named, type: word<'COLOR'>(), selectedCount: none, values: list(colour) });
const rangeFacet = shape(
  { ...named, type: word<'RANGE'>() },
  { unit: text, min: number, max: number, minSelected: number, maxSelected: number },
);
const sizeFormat = shape({ format: text, values: list(value) });
const sizeType = shape({ label: text, formats: list(sizeFormat) });
const sizeFacet = shape({ ...named, type: word<'SIZE'>(), selectedCount: none, sizeTypes: list(sizeType) });
const checkboxFacet = shape({ ...named, type: word<'CHECKBOX'>(), selected: no }, { count: number });

export type TextFacet = ValueOf<typeof textFacet>;

export type ColorFacet = ValueOf<typeof colorFacet>;

/** Bounds are included; missing where no product has one. A price is in the currency's main unit. */
export type RangeFacet = ValueOf<typeof rangeFacet>;

/** One way of writing sizes, such as EU. */
export type SizeFormat = ValueOf<typeof sizeFormat>;

/** Sizes of one kind, such as shoes. */
export type SizeType = ValueOf<typeof sizeType>;

export type SizeFacet = ValueOf<typeof sizeFacet>;

export type CheckboxFacet = ValueOf<typeof checkboxFacet>;

/** A property by which a list can be narrowed. */
export type Facet = TextFacet | ColorFacet | RangeFacet | SizeFacet | CheckboxFacet;

/** A kind of facet that is not known here cannot be shown, and is dropped. */
export const facets = list(
  oneOf<Facet>({
    TEXT: textFacet,
    COLOR: colorFacet,
    RANGE: rangeFacet,
    SIZE: sizeFacet,
    CHECKBOX: checkboxFacet,
  }),
);
