import { makeMoney } from './testing/make-price.ts';
import { minorUnits, shownAmount } from './price.ts';

describe('minorUnits', () => {
  it.each([
    [12.5, 1250],
    [0, 0],
    [0.1 + 0.2, 30],
    [39.95, 3995],
    [19.99, 1999],
    [4.35, 435],
    [1299, 129900],
  ])('reads %d without float dust', (decimal, minor) => {
    expect(minorUnits(decimal)).toBe(minor);
  });
});

describe('shownAmount', () => {
  it('is with VAT for a person and without for a business', () => {
    expect(shownAmount(makeMoney(12500), true)).toBe('125 kr.');
    expect(shownAmount(makeMoney(12500), false)).toBe('100 kr.');
  });
});
