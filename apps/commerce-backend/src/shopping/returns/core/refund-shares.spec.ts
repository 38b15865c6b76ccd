import fc from 'fast-check';
import { paidByRow, refundOfUnits } from './refund-shares.ts';

const row = (rowNumber: number, total: number, quantity = 1) => ({ rowNumber, quantity, total });

describe('what was paid for the rows of an order', () => {
  it.each([
    [[row(1, 400_00), row(2, 100_00)], 0, [400_00, 100_00]],
    [[row(1, 400_00), row(2, 100_00)], 50_00, [360_00, 90_00]],
    [[row(1, 100), row(2, 100), row(3, 100)], 100, [67, 67, 66]],
    [[row(1, 0), row(2, 100)], 10, [0, 90]],
    [[row(1, 0)], 0, [0]],
  ])('%j less %d is %j', (rows, discount, paid) => {
    expect([...paidByRow(rows, discount).values()]).toEqual(paid);
  });

  it('is what was paid for the goods, however the discount divides, and never below zero', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const value = values.reduce((sum, total) => sum + total, 0);
        const discount = Math.floor(value * share);
        const paid = [
          ...paidByRow(
            values.map((total, index) => row(index, total)),
            discount,
          ).values(),
        ];
        expect(paid.reduce((sum, part) => sum + part, 0)).toBe(value - discount);
        expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what is paid back for units of a row', () => {
  it.each([
    [{ quantity: 3, before: 0, units: 1 }, 33],
    [{ quantity: 3, before: 1, units: 1 }, 33],
    [{ quantity: 3, before: 2, units: 1 }, 34],
    [{ quantity: 3, before: 0, units: 3 }, 100],
  ])('of 100 for %j is %d', (units, refund) => expect(refundOfUnits(100, units)).toBe(refund));
});
