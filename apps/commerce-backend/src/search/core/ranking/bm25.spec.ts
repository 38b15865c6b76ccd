import fc from 'fast-check';
import { fields, impactOf, inverseFrequency, occurrence } from './bm25.ts';

describe('BM25F', () => {
  it.each([
    ['name', 4, 4, 5],
    ['name', 8, 4, 5 / 1.3],
    ['brand', 8, 1, 3],
    ['text', 100, 50, 1 / 1.75],
  ] as const)('counts a word of a %s of %d words, %d on average, as %f', (field, length, average, weight) => {
    expect(occurrence(field, length, average)).toBeCloseTo(weight);
  });

  it('counts a word in a shorter field more, and in none negatively', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.integer({ min: 1, max: 500 }), (field, length) => {
        expect(occurrence(field, length, 40)).toBeGreaterThanOrEqual(occurrence(field, length + 1, 40));
        expect(occurrence(field, length, 40)).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps impacts in a byte that grows with the occurrences', () => {
    expect([0.001, 1, 1.2, 5, 50, 1e6].map(impactOf)).toEqual([1, 116, 128, 206, 249, 255]);
  });

  it('lets a rare word count more than one that all products have', () => {
    expect(inverseFrequency(1000, 1)).toBeGreaterThan(6);
    expect(inverseFrequency(1000, 1000)).toBeLessThan(0.001);
  });
});
