import { markets } from '@lyng/model';
import fc from 'fast-check';
import { pricePointsOf } from '@lyng/demo-catalogue/core';
import { convertPrice } from './convert-price.ts';

describe('convertPrice', () => {
  it('puts a price with VAT on the labels of all four markets', () => {
    const converted = convertPrice(52, 'USD');
    expect(converted.ok && Object.values(converted.value).map((price) => price.regularIncVat)).toEqual([
      44900, 64900, 69900, 5990,
    ]);
  });

  it.each([
    [undefined, 'EUR', 'no price'],
    [10, undefined, 'unknown currency ""'],
    [10, 'XYZ', 'unknown currency "XYZ"'],
    [10, 'constructor', 'unknown currency "constructor"'],
    [0, 'EUR', 'price 0 EUR is not a price'],
    [-5, 'EUR', 'price -5 EUR is not a price'],
    [99999, 'EUR', 'price 99999 EUR is not a price'],
  ])('rejects %s %s', (price, currency, reason) => {
    expect(convertPrice(price, currency)).toEqual({ ok: false, error: reason });
  });

  it('stays on the price labels and never claims a reduction', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1200, noNaN: true }),
        fc.constantFrom('DKK', 'SEK', 'NOK', 'EUR', 'USD'),
        (price, currency) => {
          const converted = convertPrice(price, currency);
          if (!converted.ok) return;
          for (const market of markets) {
            const { regularIncVat, sellingIncVat, history } = converted.value[market];
            expect(pricePointsOf[market]).toContain(regularIncVat);
            expect(sellingIncVat).toBe(regularIncVat);
            expect(history).toEqual([{ daysAgo: 60, sellingIncVat }]);
          }
        },
      ),
    );
  });
});
