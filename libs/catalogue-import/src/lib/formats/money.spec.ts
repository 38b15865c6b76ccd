import { parseMoney, sellingPrice } from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['499.00 DKK', 499, 'DKK'],
    ['499,50 sek', 499.5, 'SEK'],
    ['EUR 12', 12, 'EUR'],
    ['12.5EUR', 12.5, 'EUR'],
    ['499.0000 SEK', 499, 'SEK'],
    ['499.995 SEK', 500, 'SEK'],
    ['1.0050 EUR', 1.01, 'EUR'],
    ['1299.999 DKK', 1300, 'DKK'],
    ['1.299 KWD', 1.299, 'KWD'],
    ['499.50 JPY', 500, 'JPY'],
  ])('[BUG-4] reads %j', (text, amount, currency) => {
    expect(parseMoney(text)).toEqual({ ok: true, value: { amount, currency } });
  });

  it.each([
    ['1 299,00 kr', 'SEK', 1299],
    ['1\u00a0299,50\u00a0kr.', 'DKK', 1299.5],
    ['1\u202f299 kr', 'NOK', 1299],
    ['kr. 1.299,-', 'DKK', 1299],
    ['499:-', 'SEK', 499],
    ['1,299.00 DKK', undefined, 1299],
    ['1.299.000 DKK', undefined, 1_299_000],
    ["1'299.00", 'EUR', 1299],
    ['1’299', 'EUR', 1299],
    ['1\u2009299.5 EUR', undefined, 1299.5],
    ['€ 49,95', undefined, 49.95],
    ['49,95€', 'EUR', 49.95],
  ])('reads %j in a feed of %s, with the separators and signs of its market [ARG-29]', (text, own, amount) => {
    expect(parseMoney(text, own)).toMatchObject({ ok: true, value: { amount } });
  });

  it('takes the currency of a sign, where one currency has it [ARG-29]', () => {
    expect(parseMoney('£5', 'DKK')).toEqual({ ok: true, value: { amount: 5, currency: 'GBP' } });
    expect(parseMoney('5 kr', 'EUR')).toEqual({ ok: false, error: 'price "5 kr" is in another currency' });
    expect(parseMoney('5 kr')).toEqual({ ok: false, error: expect.stringContaining('without a currency') });
  });

  it.each([['1.299 DKK'], ['1,299 EUR'], ['150.000 KRW'], ['kr 1.299']])('decides nothing for %j [ARG-29]', (text) => {
    expect(parseMoney(text, 'DKK')).toEqual({
      ok: false,
      error: expect.stringMatching(/^price ".*" may have thousands or three decimals$/),
    });
  });

  it.each([['DKK'], ['-4 DKK'], ['DKK 4 DKK'], ['12 99 DKK'], ['1.299.00 DKK'], ['1,2,3 DKK'], ['']])(
    'rejects %j',
    (text) => {
      expect(parseMoney(text)).toEqual({ ok: false, error: `price "${text}" cannot be read` });
    },
  );
});

describe('an amount without a currency', () => {
  it('[BUG-3] has the named one', () => {
    expect(parseMoney('499.00', 'SEK')).toEqual({ ok: true, value: { amount: 499, currency: 'SEK' } });
    expect(parseMoney('499')).toEqual({
      ok: false,
      error: expect.stringMatching(/^a price without a currency.*--currency/),
    });
  });
});

describe('sellingPrice', () => {
  const price = { amount: 499, currency: 'DKK' };
  const now = new Date('2026-03-15T12:00:00Z');

  it.each([
    ['no sale', undefined, undefined, 499],
    ['a sale without a period', '399 DKK', undefined, 399],
    ['a sale in the currency of the price', '399.00', undefined, 399],
    ['a sale that is on', '399 DKK', '2026-03-01/2026-03-31', 399],
    ['a sale on its last day [ARG-30]', '399 DKK', '2026-03-01/2026-03-15', 399],
    ['a sale in its last second', '399 DKK', '2026-03-01T00:00+0100/2026-03-15T13:00+0100', 399],
    ['a sale that is over', '399 DKK', '2026-03-01T00:00+0100/2026-03-15T12:59+0100', 499],
    ['a sale that has not begun', '399 DKK', '2026-03-15T12:01Z/2026-04-01T00:00Z', 499],
  ])('with %s it is %s', (_, sale, period, amount) => {
    expect(sellingPrice(price, sale, period, now)).toEqual({ ok: true, value: { amount, currency: 'DKK' } });
  });

  it.each([
    ['399 SEK', undefined, 'sale_price "399 SEK" is in another currency'],
    ['599 DKK', undefined, 'sale_price "599 DKK" is above the price'],
    ['0.00 DKK', undefined, 'sale_price "0.00 DKK" is not a price'],
    ['soon', undefined, 'sale_price "soon" cannot be read'],
    ['399 DKK', 'March', 'sale_price_effective_date "March" cannot be read'],
    ['399 DKK', '2026-03-31/2026-03-01', 'sale_price_effective_date "2026-03-31/2026-03-01" cannot be read'],
    [
      '399 DKK',
      '2026-02-31T99:00/2026-03-31',
      'sale_price_effective_date "2026-02-31T99:00/2026-03-31" cannot be read',
    ],
  ])('rejects %j in %j', (sale, period, reason) => {
    expect(sellingPrice(price, sale, period, now)).toEqual({ ok: false, error: reason });
  });
});
