import { makePrice, makeProductSummary } from '@lyng/model/testing';
import { parseSavedPrices, priceDrop, printSavedPrices, savePrice } from './saved-prices.ts';

const none = parseSavedPrices(undefined);
const product = (productId: number, incVat: number) => makeProductSummary({ productId, unitPrice: makePrice(incVat) });

describe('the price of a favourite since it was saved [FAV-10]', () => {
  const saved = savePrice(none, product(7, 49_900), 'dk', [7]);

  it.each([
    ['a lower price', product(7, 39_900), 'dk', 10_000],
    ['the same price', product(7, 49_900), 'dk', 0],
    ['a higher price', product(7, 59_900), 'dk', 0],
    ['the price of another market', product(7, 4990), 'fi', 0],
    ['a favourite without a saved price', product(8, 100), 'dk', 0],
  ] as const)('%s', (_, now, market, drop) => {
    expect(priceDrop(saved, now, market)).toBe(drop);
  });

  it('starts again when the product becomes a favourite again', () => {
    expect(priceDrop(savePrice(saved, product(7, 39_900), 'dk', [7]), product(7, 29_900), 'dk')).toBe(10_000);
  });

  it('is dropped with the favourite', () => {
    expect([...savePrice(saved, product(8, 100), 'dk', [8]).keys()]).toEqual([8]);
  });

  it('is stored and read again', () => {
    expect(parseSavedPrices(JSON.parse(JSON.stringify(printSavedPrices(saved))))).toEqual(saved);
  });

  it.each([null, {}, [7], [[7]], [[7, 'dk', '1']], [['x', 'dk', 1]], [[7, 3, 1]]])('is left out of %j', (value) => {
    expect(parseSavedPrices(value).size).toBe(0);
  });
});
