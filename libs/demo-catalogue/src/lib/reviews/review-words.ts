import type { Family } from '../range/kinds.ts';

/** The phrases of one language: an opening for each rating, and a detail for each kind of product. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly delighted: readonly string[];
  readonly content: readonly string[];
  readonly undecided: readonly string[];
  readonly disappointed: readonly string[];
  readonly praise: Readonly<Record<Family, readonly string[]>>;
  readonly blame: Readonly<Record<Family, readonly string[]>>;
}
