import fc from 'fast-check';
import { referencePrice } from './lowest-price.ts';
import type { PricePoint } from './lowest-price.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2025, 5, 15);
const REGULAR = 49_900;

/** Prices in kroner with the day each began, newest last. */
const history = (...points: readonly (readonly [daysAgo: number, kroner: number])[]): PricePoint[] =>
  points.map(([daysAgo, kroner]) => ({ since: NOW - daysAgo * DAY, price: kroner * 100 }));

describe('referencePrice', () => {
  it.each([
    {
      name: 'the lower price ended more than 30 days before the reduction (bad input money-tracking-024)',
      points: history([90, 499], [60, 399], [31, 449], [0, 399]),
      lowest: 449,
      comparison: 449,
      isDiscounted: true,
    },
    {
      name: 'the same low price still held within the 30 days, so nothing is reduced (bad input money-tracking-024)',
      points: history([90, 499], [31, 399], [10, 449], [0, 399]),
      lowest: 399,
      comparison: 399,
      isDiscounted: false,
    },
    {
      name: 'lowered twice in a row: counted from the price after the first cut, in every market (bad input money-tracking-025)',
      points: history([90, 499], [10, 449], [3, 399]),
      lowest: 449,
      comparison: 449,
      isDiscounted: true,
    },
    {
      name: 'new at a reduced price: nothing to measure against',
      points: history([5, 399]),
      lowest: 399,
      comparison: 399,
      isDiscounted: false,
    },
    {
      name: 'a price of tomorrow does not count yet',
      points: history([60, 499], [-1, 399]),
      lowest: 499,
      comparison: 499,
      isDiscounted: false,
    },
  ])('$name', ({ points, lowest, comparison, isDiscounted }) => {
    expect(referencePrice(points, REGULAR, NOW)).toMatchObject({
      lowest: lowest * 100,
      comparison: comparison * 100,
      isDiscounted,
    });
  });

  describe('properties', () => {
    const changes = fc.array(
      fc.record({ hoursAgo: fc.integer({ min: 0, max: 24 * 100 }), price: fc.integer({ min: 1, max: 6 }) }),
      { minLength: 1, maxLength: 12 },
    );

    /** The price at one moment, read the slow way. */
    const priceAt = (points: readonly PricePoint[], time: number): number | undefined =>
      points.filter(({ since }) => since <= time).at(-1)?.price;

    /** Every price of every hour of the 30 days before the reduction. */
    const bruteForce = (points: readonly PricePoint[]): number | undefined => {
      const HOUR = DAY / 24;
      let start = NOW;
      while (priceAt(points, start - HOUR) === priceAt(points, NOW)) start -= HOUR;
      const prices: number[] = [];
      for (let time = start - 30 * DAY; time < start; time += HOUR) {
        const price = priceAt(points, time);
        if (price !== undefined) prices.push(price);
      }
      return prices.length === 0 ? undefined : Math.min(...prices);
    };

    it('agrees with looking at every hour of 10,000 histories, progressive cuts among them', () => {
      fc.assert(
        fc.property(changes, (drawn) => {
          const byHour = new Map(drawn.map(({ hoursAgo, price }) => [hoursAgo, price]));
          const points = [...byHour]
            .toSorted(([a], [b]) => b - a)
            .map(([hoursAgo, price]) => ({ since: NOW - (hoursAgo * DAY) / 24, price }));
          const reference = referencePrice(points, 7, NOW);
          const lowest = bruteForce(points);
          const reduced = lowest !== undefined && reference.selling < lowest;
          expect(reference.isDiscounted).toBe(reduced);
          expect(reference.comparison).toBe(reduced ? lowest : reference.selling);
          if (lowest !== undefined) expect(reference.lowest).toBe(lowest);
        }),
        { numRuns: 10_000 },
      );
    });
  });
});
