import { both, flag, list, number, oneOf, orElse, shape, text, word } from './read.ts';
import type { Reader } from './read.ts';

/** A value that a list can be narrowed to. */
export interface FacetValue {
  /** The id that a selection of the facet names. */
  readonly id: string;
  readonly label: string;
  readonly selected: boolean;
  /** The number of products with the value. */
  readonly count: number;
}

/** A colour; `color` is a CSS colour. */
export interface ColorFacetValue extends FacetValue {
  readonly color: string;
}

interface FacetBase {
  /** The name under which it is selected. */
  readonly id: string;
  readonly label: string;
}

export interface TextFacet extends FacetBase {
  readonly type: 'TEXT';
  readonly sort: 'ALPHABETICAL' | 'RELEVANCE' | 'NATURAL';
  readonly selectedCount: number;
  readonly values: FacetValue[];
}

export interface ColorFacet extends FacetBase {
  readonly type: 'COLOR';
  readonly selectedCount: number;
  readonly values: ColorFacetValue[];
}

/** Bounds are included; missing where no product has one. A price is in the currency's main unit. */
export interface RangeFacet extends FacetBase {
  readonly type: 'RANGE';
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly minSelected?: number;
  readonly maxSelected?: number;
}

/** One way of writing sizes, such as EU. */
export interface SizeFormat {
  readonly format: string;
  readonly values: FacetValue[];
}

/** Sizes of one kind, such as shoes. */
export interface SizeType {
  readonly label: string;
  readonly formats: SizeFormat[];
}

export interface SizeFacet extends FacetBase {
  readonly type: 'SIZE';
  readonly selectedCount: number;
  readonly sizeTypes: SizeType[];
}

export interface CheckboxFacet extends FacetBase {
  readonly type: 'CHECKBOX';
  readonly selected: boolean;
  readonly count?: number;
}

/** A property by which a list can be narrowed. */
export type Facet = TextFacet | ColorFacet | RangeFacet | SizeFacet | CheckboxFacet;

const no = orElse(flag, false);
const none = orElse(number, 0);
const named = shape<FacetBase>({ id: text, label: text }, {});
const value = shape<FacetValue>({ id: text, label: text, selected: no, count: none }, {});
const colour: Reader<ColorFacetValue> = both(value, shape<{ readonly color: string }>({ color: text }, {}));
const format = shape<SizeFormat>({ format: text, values: list(value) }, {});

type Own<Kind extends Facet> = Omit<Kind, keyof FacetBase>;

/** A kind of facet that is not known here cannot be shown, and is dropped. */
export const facets: Reader<Facet[]> = list(
  oneOf<Facet>({
    TEXT: both(
      named,
      shape<Own<TextFacet>>(
        { type: word, sort: orElse<TextFacet['sort']>(word, 'RELEVANCE'), selectedCount: none, values: list(value) },
        {},
      ),
    ),
    COLOR: both(named, shape<Own<ColorFacet>>({ type: word, selectedCount: none, values: list(colour) }, {})),
    RANGE: both(
      named,
      shape<Own<RangeFacet>>(
        { type: word },
        { unit: text, min: number, max: number, minSelected: number, maxSelected: number },
      ),
    ),
    SIZE: both(
      named,
      shape<Own<SizeFacet>>(
        {
          type: word,
          selectedCount: none,
          sizeTypes: list(shape<SizeType>({ label: text, formats: list(format) }, {})),
        },
        {},
      ),
    ),
    CHECKBOX: both(named, shape<Own<CheckboxFacet>>({ type: word, selected: no }, { count: number })),
  }),
);
