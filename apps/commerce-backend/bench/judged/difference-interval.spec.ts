import { differenceInterval } from './difference-interval.ts';

describe('the interval of a mean difference', () => {
  it('is the mean itself when every query differs by the same', () => {
    expect(differenceInterval([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, low: 0.25, high: 0.25 });
  });

  it('lies around the mean, and is the same for the same differences', () => {
    const differences = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 0.3 : -0.1));
    const interval = differenceInterval(differences);
    // The standard error is 0.2 / √200 = 0.0141; 1.96 of it to each side.
    expect(interval.mean).toBeCloseTo(0.1, 10);
    expect(interval.low).toBeGreaterThan(0.062);
    expect(interval.low).toBeLessThan(0.082);
    expect(interval.high).toBeGreaterThan(0.118);
    expect(interval.high).toBeLessThan(0.138);
    expect(differenceInterval(differences)).toEqual(interval);
  });
});
