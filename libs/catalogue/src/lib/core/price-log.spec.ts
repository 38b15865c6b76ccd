import { makeMoney } from '@lyng/model/testing';
import { lowestOf, pricePeriods } from './price-log.ts';

const entry = (day: string, incVat: number) => ({ since: `2026-11-${day}T00:00:00.000Z`, price: makeMoney(incVat) });

describe('pricePeriods', () => {
  it('sorts the prices and merges equal ones in a row [CAT-04]', () => {
    const log = [entry('10', 39900), entry('01', 59900), entry('05', 59900), entry('20', 59900)];
    expect(pricePeriods(log).map(({ since, price }) => [since.slice(8, 10), price.incVat])).toEqual([
      ['01', 59900],
      ['10', 39900],
      ['20', 59900],
    ]);
  });

  it('finds the lowest price, and none without a log [CAT-04]', () => {
    expect(lowestOf([entry('01', 59900), entry('10', 39900)])).toBe(39900);
    expect(lowestOf([])).toBeNull();
  });
});
