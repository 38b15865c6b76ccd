import fc from 'fast-check';
import { spreadDiscount } from './spread-discount.ts';
import { fuzzRuns } from './testing/fuzz-runs.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('spreadDiscount', () => {
  it.each<[name: string, discount: number, prices: readonly number[], shares: readonly number[]]>([
    ['the prices themselves', 10_000, [3333, 3333, 3334], [3333, 3333, 3334]],
    ['in proportion', 1000, [3000, 1000], [750, 250]],
    ['what is left over to the first', 1000, [500, 500, 500], [334, 333, 333]],
    ['what is too much from the first', 200, [100, 100, 100], [66, 67, 67]],
    ['one unit over three', 1, [500, 500, 500], [1, 0, 0]],
    ['a free gift in front gets nothing', 5745, [0, 30_400, 26_900, 13_900], [0, 2452, 2171, 1122]],
    ['a gift card, which no code lowers and which is given as nothing', 10_000, [30_000, 0, 10_000], [7500, 0, 2500]],
    ['too much for the first: the next gives too', 2, [100, 100, 100, 100], [0, 0, 1, 1]],
    ['too little room in the first: the next takes the rest', 18, [1, 10, 10, 10, 10], [1, 5, 4, 4, 4]],
    ['[IN-21] a discount above the sum is the sum', 1000, [0, 100, 200], [0, 100, 200]],
    ['[IN-21] a discount just above the sum is the sum', 42, [10, 10, 10, 10], [10, 10, 10, 10]],
    ['one line', 123, [999], [123]],
    ['no discount', 0, [100, 0], [0, 0]],
    ['nothing has a price', 1000, [0, 0, 0], [0, 0, 0]],
    ['no lines', 1000, [], []],
    ['sums beyond a number', 9e15, [9e15, 9e15], [45e14, 45e14]],
  ])('%s [TRK-08]', (_name, discount, prices, shares) => {
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

  const anyBasket = fc.tuple(discounts, baskets);
  const nearly = baskets.chain((lines) =>
    fc.tuple(
      fc.integer({ min: -20, max: 20 }).map((more) => Math.max(0, sum(lines) + more)),
      fc.constant(lines),
    ),
  );
  const thousand = fc.tuple(discounts, fc.array(prices, { minLength: 1000, maxLength: 1000, size: 'max' }));

  it.each([
    ['any basket', anyBasket, 5000],
    ['discounts just below and above all prices together', nearly, 2000],
    ['a thousand lines (bad input money-tracking-005)', thousand, 100],
  ])(
    '[IN-21] gives shares that add up to the discount or all prices, none negative and none above its line: %s [TRK-08]',
    (_name, given, runs) => {
      fc.assert(
        fc.property(given, ([discount, lines]) => expectCompleteSpread(discount, lines)),
        { numRuns: fuzzRuns(runs) },
      );
    },
  );

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
