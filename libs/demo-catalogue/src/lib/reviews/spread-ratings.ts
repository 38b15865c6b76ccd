import type { Random } from '../random.ts';

const minStars = 1;
const maxStars = 5;

/** Distances of single opinions from the average, in most cases none. */
const leanings = [0, 0, 0, 0, 1, 1, -1, -2] as const;

const inRange = (stars: number): number => Math.min(maxStars, Math.max(minStars, stars));

/**
 * The given number of integer ratings whose average is as close to `score` as integers allow: their sum is the score
 * times their number, rounded. They are spread as opinions are, not all equal.
 */
export function spreadRatings(score: number, count: number, random: Random): readonly number[] {
  const wanted = Math.round(Math.min(maxStars, Math.max(minStars, score)) * count);
  const ratings = Array.from({ length: count }, () => inRange(Math.round(score) + random.pick(leanings)));
  let missing = wanted - ratings.reduce((sum, stars) => sum + stars, 0);
  while (missing !== 0) {
    const index = random.between(0, count - 1);
    const before = ratings[index] ?? minStars;
    const after = inRange(before + Math.sign(missing));
    ratings[index] = after;
    missing -= after - before;
  }
  return ratings;
}
