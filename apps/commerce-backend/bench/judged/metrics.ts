/** The number of products at the beginning of a result that are looked at. */
export const DEPTH = 10;

const dcg = (gains: readonly number[]): number =>
  gains.slice(0, DEPTH).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

const bestFirst = (gains: readonly number[]): readonly number[] => gains.toSorted((a, b) => b - a);

/**
 * Normalised discounted cumulative gain of the first ten: 1 when no other order would be better.
 *
 * @param gains Of the products that were found, best first.
 * @param possible Of every product that could be found, in any order; at least one above 0.
 */
export const ndcg = (gains: readonly number[], possible: readonly number[]): number =>
  dcg(gains) / dcg(bestFirst(possible));

/** The judgements of one query. */
export interface Gains {
  readonly gains: ReadonlyMap<string, number>;
  readonly unjudgedGain: number;
  readonly successGain: number;
  /** Of the set. */
  readonly products: number;
}

/** The quality of one query's result. */
export interface Score {
  readonly ndcg: number;
  /** Whether the first product has the gain of a success. */
  readonly first: boolean;
  /** Whether one of the first ten has it. */
  readonly top: boolean;
  /** The number of judged ones among the first ten. */
  readonly judged: number;
  /** The number of found products, at most ten. */
  readonly shown: number;
}

const possibleOf = ({ gains, unjudgedGain, products }: Gains): readonly number[] => [
  ...gains.values(),
  ...Array.from({ length: Math.min(DEPTH, products - gains.size) }, () => unjudgedGain),
];

/** Whether any result can be better than another: a query without a product that has a gain has no nDCG. */
export const hasWanted = (judged: Gains): boolean => possibleOf(judged).some((gain) => gain > 0);

/** @param found The ids of the products that were found, best first. */
export function scoreOf(found: readonly string[], judged: Gains): Score {
  const top = found.slice(0, DEPTH);
  const gains = top.map((id) => judged.gains.get(id) ?? judged.unjudgedGain);
  const succeeds = (gain: number | undefined): boolean => gain !== undefined && gain > 0 && gain >= judged.successGain;
  return {
    ndcg: ndcg(gains, possibleOf(judged)),
    first: succeeds(gains[0]),
    top: gains.some(succeeds),
    judged: top.filter((id) => judged.gains.has(id)).length,
    shown: top.length,
  };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The smallest value that so large a share of them does not exceed.
 *
 * @param share From 0 to 1.
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? 0;
