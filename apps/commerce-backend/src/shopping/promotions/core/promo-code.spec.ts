import { normalisePromoCode } from './promo-code.ts';

describe('normalisePromoCode', () => {
  it.each([
    [' welcome10 ', 'WELCOME10'],
    ['WELCOME10', 'WELCOME10'],
    ['X'.repeat(64), 'X'.repeat(64)],
    ['X'.repeat(65), ''],
    ["' OR 1=1--", "' OR 1=1--"],
  ])('reads %j as %j', (text, code) => {
    expect(normalisePromoCode(text)).toBe(code);
  });

  it.each([
    ['VELKOMMEN15\u200b', 'VELKOMMEN15'],
    ['\u202avelkommen\u00ad15\u202c', 'VELKOMMEN15'],
    ['sommer\u201315', 'SOMMER-15'],
    ['ＶＥＬＫＯＭＭＥＮ１５', 'VELKOMMEN15'],
  ])('[IN-15] reads %j, as it is pasted, as %j', (text, code) => {
    expect(normalisePromoCode(text)).toBe(code);
  });
});
