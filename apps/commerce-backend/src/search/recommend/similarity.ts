import { numbersOf } from '../../catalogue/columns/facet-column.ts';
import { sellingPrice } from '../../catalogue/columns/product-columns.ts';
import type { View } from '../../catalogue/wire/view.ts';

/** The properties by which two products are compared. */
export interface Traits {
  readonly kind: string;
  readonly brand: string;
  readonly colour: string;
  /** Categories from the root on: the first is the department, the second the family. */
  readonly categories: readonly number[];
  readonly parameters: readonly number[];
  /** Minor units. */
  readonly price: number;
}

/** Reads the traits of products. */
export const traitsIn = (view: View) => {
  const { columns } = view.snapshot;
  const categories = columns.facets.get('c');
  const brands = columns.facets.get('b');
  const parameters = [...columns.facets].filter(([group]) => /^p\d/.test(group));
  return (ordinal: number): Traits => ({
    kind: String(columns.kinds.numbers[ordinal]),
    brand: String(brands?.numbers[ordinal]),
    colour: String(columns.colours.numbers[ordinal]),
    categories: categories === undefined ? [] : [...numbersOf(categories, ordinal)],
    // Numbers of different groups are not comparable, so each group has its own thousands.
    parameters: parameters.flatMap(([, column], index) =>
      Array.from(numbersOf(column, ordinal), (number) => number + index * 1e6),
    ),
    price: sellingPrice(columns, view.scope.market.alias, ordinal) ?? 0,
  });
};

const shared = (a: readonly number[], b: readonly number[]): number => a.filter((each) => b.includes(each)).length;

/** 1 for the same price, less the further apart they are. */
const priceSimilarity = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.min(a, b) / Math.max(a, b));

/** A product's score as a replacement of another; 0 for another kind. Symmetric. */
export const similarity = (a: Traits, b: Traits): number =>
  a.kind === b.kind
    ? 4 +
      2 * shared(a.categories, b.categories) +
      Number(a.colour === b.colour) +
      1.5 * Number(a.brand === b.brand) +
      0.5 * shared(a.parameters, b.parameters) +
      2 * priceSimilarity(a.price, b.price)
    : 0;

/** The score of two products worn together: same department, another family, the same look. Symmetric. */
export const affinity = (a: Traits, b: Traits): number =>
  a.categories[0] === b.categories[0] && a.categories[1] !== b.categories[1]
    ? 1 + Number(a.colour === b.colour) + Number(a.brand === b.brand) + 0.3 * shared(a.parameters, b.parameters)
    : 0;
