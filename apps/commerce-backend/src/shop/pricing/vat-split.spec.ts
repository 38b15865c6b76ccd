import { minorUnits } from '@lyng/model';
import fc from 'fast-check';
import { decimal } from './decimal.ts';
import { vatSplit } from './vat-split.ts';

describe('vatSplit', () => {
  it.each([
    { name: 'Denmark, Sweden and Norway', incVat: 49_900, percent: 25, exVat: 39_920, vat: 9_980 },
    { name: 'Finland', incVat: 4_995, percent: 25.5, exVat: 3_980, vat: 1_015 },
    { name: 'half a minor unit goes up', incVat: 5, percent: 25, exVat: 4, vat: 1 },
    { name: 'nothing', incVat: 0, percent: 25.5, exVat: 0, vat: 0 },
    { name: 'money back', incVat: -4_995, percent: 25.5, exVat: -3_980, vat: -1_015 },
    { name: 'no VAT', incVat: 100, percent: 0, exVat: 100, vat: 0 },
  ])('splits exactly: $name', ({ incVat, percent, exVat, vat }) => {
    expect(vatSplit(incVat, percent)).toEqual({ incVat, exVat, vat });
  });

  describe('properties', () => {
    const amounts = fc.integer({ min: -10_000_000, max: 100_000_000 });
    const rates = fc.constantFrom(0, 10, 12, 14, 15, 24, 25, 25.5);

    it('gives integers that add up to what is paid, within half a minor unit of the rate (bad input money-tracking-007)', () => {
      fc.assert(
        fc.property(amounts, rates, (incVat, percent) => {
          const split = vatSplit(incVat, percent);
          expect(Number.isSafeInteger(split.exVat)).toBe(true);
          expect(split.exVat + split.vat).toBe(incVat);
          expect(Math.abs(split.exVat * (1000 + percent * 10) - incVat * 1000) * 2).toBeLessThanOrEqual(
            1000 + percent * 10,
          );
        }),
      );
    });
  });
});

describe('decimals of the wire', () => {
  it('are read without float dust: 0.1 + 0.2 is 30 cents (bad input money-tracking-008)', () => {
    expect(minorUnits(0.1) + minorUnits(0.2)).toBe(30);
    expect(minorUnits(0.1 + 0.2)).toBe(30);
  });

  it('survive the way out and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(minorUnits(JSON.parse(JSON.stringify(decimal(amount))) as number)).toBe(amount);
      }),
    );
  });
});
