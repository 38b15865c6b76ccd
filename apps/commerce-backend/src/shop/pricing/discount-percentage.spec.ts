import { discountPercentage } from './discount-percentage.ts';

describe('discountPercentage', () => {
  it.each([
    [1000, 665, 33],
    [1000, 666, 33],
    [1000, 670, 33],
    [1000, 671, 32],
    [449_00, 199_00, 55],
    [44_90, 38_17, 14],
    [3, 2, 33],
    [3, 1, 66],
    [1000, 991, 0],
    [1000, 990, 1],
    [1000, 1, 99],
    [1000, 0, 100],
  ])('from %d to %d is %d %%, never more than the price really fell', (before, now, percent) => {
    expect(discountPercentage(before, now)).toBe(percent);
  });

  it.each([
    [1000, 1000],
    [1000, 1001],
    [0, 0],
    [0, 500],
    [-1000, 500],
  ])('from %d to %d is not a reduction', (before, now) => {
    expect(discountPercentage(before, now)).toBe(0);
  });
});
