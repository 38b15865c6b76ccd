import fc from 'fast-check';
import { spreadDiscount } from './spread-discount.ts';
import { fuzzRuns } from './testing/fuzz-runs.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('spreadDiscount', () => {
  it.each([
    { name: 'the prices themselves', discount: 10_000, prices: [3333, 3333, 3334], shares: [3333, 3333, 3334] },
    { name: 'in proportion', discount: 1000, prices: [3000, 1000], shares: [750, 250] },
    { name: 'what is left over to the first', discount: 1000, prices: [500, 500, 500], shares: [334, 333, 333] },
    { name: 'what is too much from the first', discount: 200, prices: [100, 100, 100], shares: [66, 67, 67] },
    { name: 'one unit over three', discount: 1, prices: [500, 500, 500], shares: [1, 0, 0] },
    {
      name: 'a free gift in front gets nothing',
      discount: 5745,
      prices: [0, 30_400, 26_900, 13_900],
      shares: [0, 2452, 2171, 1122],
    },
    {
      name: 'a gift card between two shoes, which no code lowers and which is given as nothing',
      discount: 10_000,
      prices: [30_000, 0, 10_000],
      shares: [7500, 0, 2500],
    },
    {
      name: 'too much for the first: the next gives too',
      discount: 2,
      prices: [100, 100, 100, 100],
      shares: [0, 0, 1, 1],
    },
    {
      name: 'too little room in the first: the next takes the rest',
      discount: 18,
      prices: [1, 10, 10, 10, 10],
      shares: [1, 5, 4, 4, 4],
    },
    {
      name: '[IN-21] a discount above the sum is the sum',
      discount: 1000,
      prices: [0, 100, 200],
      shares: [0, 100, 200],
    },
    {
      name: '[IN-21] a discount just above the sum is the sum',
      discount: 42,
      prices: [10, 10, 10, 10],
      shares: [10, 10, 10, 10],
    },
    { name: 'one line', discount: 123, prices: [999], shares: [123] },
    { name: 'no discount', discount: 0, prices: [100, 0], shares: [0, 0] },
    { name: 'nothing has a price', discount: 1000, prices: [0, 0, 0], shares: [0, 0, 0] },
    { name: 'no lines', discount: 1000, prices: [], shares: [] },
    { name: 'sums beyond a number', discount: 9e15, prices: [9e15, 9e15], shares: [45e14, 45e14] },
  ])('$name [TRK-08]', ({ discount, prices, shares }) => {
    expect(spreadDiscount(discount, prices)).toEqual(shares);
  });

  it.each([
    [-1, [100]],
    [0.5, [100]],
    [Number.NaN, [100]],
    [1, [100, -1]],
    [1, [Infinity]],
  ])('rejects %p over %p, which is not an amount', (discount, prices) => {
    expect(() => spreadDiscount(discount, prices)).toThrow(/@lyng\/model: .* integer minor units/);
  });
});

describe('properties', () => {
  const discounts = fc.oneof(fc.nat(100), fc.nat(10_000_000));
  const prices = fc.oneof(fc.nat(3), fc.nat(500), fc.nat(10_000_000));
  const baskets = fc.array(prices, { maxLength: 12 });

  const expectCompleteSpread = (discount: number, lines: readonly number[]): void => {
    const shares = spreadDiscount(discount, lines);
    const total = sum(lines);
    expect(shares).toHaveLength(lines.length);
    expect(sum(shares)).toBe(Math.min(discount, total));
    expect(shares.filter((share) => !Number.isSafeInteger(share) || share < 0)).toEqual([]);
    expect(shares.filter((share, index) => lines[index] === 0 && share !== 0)).toEqual([]);
    expect(shares.filter((share, index) => share > (lines[index] ?? 0))).toEqual([]);
    expect(spreadDiscount(discount, lines)).toEqual(shares);
  };

  it('[IN-21] gives shares that add up to the discount or all prices, none negative and none above its line [TRK-08]', () => {
    fc.assert(fc.property(discounts, baskets, expectCompleteSpread), { numRuns: fuzzRuns(5000) });
  });

  it('[IN-21] does so for discounts just below and above all prices together', () => {
    const nearly = baskets.chain((lines) =>
      fc.tuple(
        fc.integer({ min: -20, max: 20 }).map((more) => Math.max(0, sum(lines) + more)),
        fc.constant(lines),
      ),
    );
    fc.assert(
      fc.property(nearly, ([discount, lines]) => expectCompleteSpread(discount, lines)),
      { numRuns: fuzzRuns(2000) },
    );
  });

  it('does so over a thousand lines too (bad input money-tracking-005) [TRK-08]', () => {
    const thousand = fc.array(prices, { minLength: 1000, maxLength: 1000, size: 'max' });
    fc.assert(fc.property(discounts, thousand, expectCompleteSpread), { numRuns: 100 });
  });

  it('leaves every line but the first priced at its rounded share when the first can bear the remainder', () => {
    const roomy = fc.array(fc.integer({ min: 10_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 8000, max: 10_000 }), roomy, (discount, lines) => {
        const [, ...others] = spreadDiscount(discount, lines);
        expect(others).toEqual(
          lines.slice(1).map((price) => Math.floor((2 * price * discount + sum(lines)) / (2 * sum(lines)))),
        );
      }),
    );
  });
});
