import { markets } from '@lyng/model';
import fc from 'fast-check';
import { pricePointsOf } from '@lyng/demo-catalogue/core';
import { convertPrice } from './convert-price.ts';
import type { FeedPrice } from './convert-price.ts';
import { parseSettings } from './import-settings.ts';

const defaultSettings = parseSettings('{}');

const sellingOf = (feed: FeedPrice, settings = defaultSettings) => {
  const converted = convertPrice(feed, 'knit', settings);
  return converted.ok ? markets.map((market) => converted.value[market]?.sellingIncVat) : converted.error;
};

describe('convertPrice', () => {
  it('puts a price with VAT on the labels of all four markets', () => {
    expect(sellingOf({ price: 52, currency: 'USD' })).toEqual([44900, 64900, 69900, 5990]);
  });

  it.each<[string, FeedPrice, (number | undefined)[]]>([
    ['the feed’s currency as it is', { price: 64.99, currency: 'EUR' }, [49900, 74900, 74900, 6499]],
    [
      'a price of the market’s country',
      { price: 12, currency: 'USD', own: { 'SWE/SEK': 100, 'NOR/NOK': 93.5, 'SWE/USD': 12, 'JPN/JPY': 1429 } },
      [9900, 10000, 9350, 1395],
    ],
    [
      'its currency before that of other countries',
      { price: 10, currency: 'XYZ', own: { 'DE-EUR': 150, EUR: 187.5, 'EUR-b2b': 122.95 } },
      [undefined, undefined, undefined, 18750],
    ],
    [
      'another country’s price in its currency',
      { price: 10, currency: 'USD', own: { 'DEU/EUR': 11.5 } },
      [8900, 12900, 12900, 1150],
    ],
    [
      'no price where there is neither a rate nor one of its own',
      { price: 10, currency: 'JPY', own: { SEK: 99 } },
      [undefined, 9900, undefined, undefined],
    ],
    [
      'whole hundreds above the highest label',
      { price: 2000, currency: 'EUR' },
      [1_490_000, 2_240_000, 2_310_000, 200_000],
    ],
  ])('has %s', (_, feed, wanted) => {
    expect(sellingOf(feed)).toEqual(wanted);
  });

  it('takes rates and limits from the settings', () => {
    const settings = parseSettings('{"rates":{"PLN":1.75},"maxPriceDkk":{"default":100,"knit":1000}}');
    expect(sellingOf({ price: 100, currency: 'PLN' }, settings)).toEqual([17900, 24900, 27900, 2490]);
    expect(sellingOf({ price: 600, currency: 'PLN' }, settings)).toBe(
      'price 600 PLN is above the max of 1000 DKK for "knit"',
    );
  });

  it.each([
    [undefined, 'EUR', 'no price'],
    [10, undefined, 'no rate for the currency ""'],
    [10, 'XYZ', 'no rate for the currency "XYZ"'],
    [10, 'constructor', 'no rate for the currency "constructor"'],
    [0, 'EUR', 'price 0 EUR is not a price'],
    [-5, 'EUR', 'price -5 EUR is not a price'],
    [99999, 'EUR', 'price 99999 EUR is above the max of 20000 DKK for "knit"'],
  ])('rejects %s %s', (price, currency, reason) => {
    expect(convertPrice({ price, currency }, 'knit', defaultSettings)).toEqual({ ok: false, error: reason });
  });

  it('accepts what a watch may cost', () => {
    expect(convertPrice({ price: 4999.99, currency: 'USD' }, 'watch', defaultSettings)).toMatchObject({
      ok: true,
      value: { dk: { sellingIncVat: 4_310_000 } },
    });
  });

  it('stays on the labels where it converts, and never claims a reduction', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 740, noNaN: true }), (price) => {
        const converted = convertPrice({ price, currency: 'USD' }, 'knit', defaultSettings);
        expect(converted.ok).toBe(true);
        for (const market of markets) {
          const label = converted.ok ? converted.value[market] : undefined;
          expect(pricePointsOf[market]).toContain(label?.regularIncVat);
          expect(label?.sellingIncVat).toBe(label?.regularIncVat);
          expect(label?.history).toEqual([{ daysAgo: 60, sellingIncVat: label?.sellingIncVat }]);
        }
      }),
    );
  });
});
