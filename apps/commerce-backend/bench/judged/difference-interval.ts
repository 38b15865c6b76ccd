import { createRandom } from '@lyng/demo-catalogue/core';
import { mean, percentile } from './metrics.ts';

const SEED = 'difference-interval';
const RESAMPLINGS = 1000;

/** A mean difference, and the limits of its 95 % interval. */
export interface DifferenceInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % interval of a mean difference: the queries are drawn again a thousand times, always the same draws. With 0
 * in the interval, neither ranking is better.
 *
 * @param differences One for each query.
 */
export function differenceInterval(differences: readonly number[]): DifferenceInterval {
  const random = createRandom(SEED);
  const means = Array.from({ length: RESAMPLINGS }, () =>
    mean(differences.map(() => differences[random.between(0, differences.length - 1)] ?? 0)),
  );
  return { mean: mean(differences), low: percentile(means, 0.025), high: percentile(means, 0.975) };
}
