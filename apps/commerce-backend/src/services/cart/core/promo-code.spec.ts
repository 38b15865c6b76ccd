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
});
