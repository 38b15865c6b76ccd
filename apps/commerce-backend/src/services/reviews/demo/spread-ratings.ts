import type { Random } from '../../../catalogue-source/demo/random.ts';

const fewest = 1;
const most = 5;

/** How far one shopper's opinion lies from the average, most often not at all. */
const leanings = [0, 0, 0, 0, 1, 1, -1, -2] as const;

const inRange = (stars: number): number => Math.min(most, Math.max(fewest, stars));

/**
 * So many whole ratings whose average is as close to `score` as whole ratings come: their sum is the score times
 * their number, rounded. They are spread as opinions are, not all alike.
 */
export function spreadRatings(score: number, count: number, random: Random): readonly number[] {
  const wanted = Math.round(Math.min(most, Math.max(fewest, score)) * count);
  const ratings = Array.from({ length: count }, () => inRange(Math.round(score) + random.pick(leanings)));
  let missing = wanted - ratings.reduce((sum, stars) => sum + stars, 0);
  while (missing !== 0) {
    const index = random.between(0, count - 1);
    const before = ratings[index] ?? fewest;
    const after = inRange(before + Math.sign(missing));
    ratings[index] = after;
    missing -= after - before;
  }
  return ratings;
}
