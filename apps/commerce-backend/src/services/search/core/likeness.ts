/** What two products are compared by. */
export interface Traits {
  readonly kind: string;
  readonly brand: string;
  readonly colour: string;
  /** Categories from the root on: the first says for whom, the second what sort of thing. */
  readonly categories: readonly number[];
  readonly parameters: readonly number[];
  /** Minor units. */
  readonly price: number;
}

const shared = (a: readonly number[], b: readonly number[]): number => a.filter((each) => b.includes(each)).length;

/** 1 for the same price, less the further apart they are. */
const priceLikeness = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.min(a, b) / Math.max(a, b));

/** How well one product can stand in for another; what is of another kind cannot. Symmetric. */
export const likeness = (a: Traits, b: Traits): number =>
  a.kind === b.kind
    ? 4 +
      2 * shared(a.categories, b.categories) +
      Number(a.colour === b.colour) +
      1.5 * Number(a.brand === b.brand) +
      0.5 * shared(a.parameters, b.parameters) +
      2 * priceLikeness(a.price, b.price)
    : 0;

/** How well one product is worn with another: for the same people, of another sort, in a look of its own. Symmetric. */
export const accord = (a: Traits, b: Traits): number =>
  a.categories[0] === b.categories[0] && a.categories[1] !== b.categories[1]
    ? 1 + Number(a.colour === b.colour) + Number(a.brand === b.brand) + 0.3 * shared(a.parameters, b.parameters)
    : 0;
