import type { SetQuery } from './evaluation-set.ts';

/** A way to order the products of a set. */
export interface Ranking {
  readonly name: string;
  /** The ids of the first ten products, or fewer. */
  readonly rank: (query: SetQuery) => Promise<readonly string[]>;
}
