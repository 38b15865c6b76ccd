import fc from 'fast-check';
import { spreadAmount } from './spread-amount.ts';

describe('spreadAmount', () => {
  it.each([
    ['splits evenly', 1000, [5000, 5000], [500, 500]],
    ['puts the remainder on the first item', 1000, [100_00, 100_00, 100_00], [334, 333, 333]],
    ['takes a rounding surplus from the first item', 200, [100_00, 100_00, 100_00], [66, 67, 67]],
    ['never takes from a free gift', 57_45, [0, 304_00, 269_00, 139_00], [0, 24_52, 21_71, 11_22]],
    ['gives no more than there is', 900_00, [100_00, 50_00], [100_00, 50_00]],
    ['leaves free lines alone', 500, [0, 0], [0, 0]],
    ['has nothing to do without lines', 500, [], []],
  ])('%s', (_, amount, prices, shares) => {
    expect(spreadAmount(amount, prices)).toEqual(shares);
  });

  it('always adds up and never takes more than a line costs', () => {
    const price = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(price, fc.array(price, { maxLength: 40 }), (amount, prices) => {
        const shares = spreadAmount(amount, prices);
        const total = prices.reduce((sum, value) => sum + value, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(amount, total));
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(prices[index] ?? 0);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
