import { parseGtin } from './gtin.ts';

describe('parseGtin', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['036000291452', '036000291452'],
    ['10614141000415', '10614141000415'],
    [' 400-6381 333931', '4006381333931'],
    ["'4006381333931", '4006381333931'],
  ])('reads %j', (text, digits) => {
    expect(parseGtin(text)).toEqual({ ok: true, value: digits });
  });

  it.each([
    ['4006381333932', 'gtin "4006381333932" has a wrong check digit'],
    ['123456789', 'gtin "123456789" does not have 8, 12, 13 or 14 digits'],
    ['4.00638E+12', 'gtin "4.00638E+12" does not have 8, 12, 13 or 14 digits'],
  ])('rejects %j', (text, reason) => {
    expect(parseGtin(text)).toEqual({ ok: false, error: reason });
  });
});
