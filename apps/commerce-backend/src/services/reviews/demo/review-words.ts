import type { Family } from '../../../catalogue-source/demo/range/kinds.ts';

/** What shoppers of one language say: an opening by how content they are, and a detail by what they bought. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly delighted: readonly string[];
  readonly content: readonly string[];
  readonly undecided: readonly string[];
  readonly disappointed: readonly string[];
  readonly praise: Readonly<Record<Family, readonly string[]>>;
  readonly blame: Readonly<Record<Family, readonly string[]>>;
}
