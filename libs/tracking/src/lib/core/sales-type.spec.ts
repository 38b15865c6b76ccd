import { salesType } from './sales-type.ts';

describe('salesType', () => {
  it.each([
    [0, 5, '0-5%'],
    [6, 10, '6-10%'],
    [11, 15, '11-15%'],
    [16, 20, '16-20%'],
    [21, 30, '21-30%'],
    [31, 40, '31-40%'],
    [41, 50, '41-50%'],
    [51, 60, '51-60%'],
    [61, 70, '61-70%'],
    [71, 80, '71-80%'],
    [81, 100, '81-100%'],
  ])('%i and %i are the ends of %s [TRK-10]', (first, last, bucket) => {
    expect([salesType(first), salesType(last)]).toEqual([bucket, bucket]);
  });

  it.each([[5.5], [5.4], [0.1], [99.999], [-1], [101], [Number.NaN], [Infinity], [-Infinity], [null], [undefined]])(
    'reports %p as an invalid discount percentage [TRK-10]',
    (percent) => {
      expect(salesType(percent)).toBe('Invalid discount percentage');
    },
  );

  it('puts every integer percent into the one bucket that names it [TRK-10]', () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const [start = Number.NaN, end = Number.NaN] = salesType(percent).replace('%', '').split('-').map(Number);
      expect(percent).toBeGreaterThanOrEqual(start);
      expect(percent).toBeLessThanOrEqual(end);
    }
  });
});
