import { checkDigitOf, gtinOf } from './gtin.ts';

describe('checkDigitOf', () => {
  it.each([
    ['7351353', '7'],
    ['03600029145', '2'],
    ['400638133393', '1'],
    ['1400638133393', '8'],
    ['000000000000', '0'],
  ])('of %s is %s', (digits, last) => {
    expect(checkDigitOf(digits)).toBe(last);
  });
});

describe('gtinOf', () => {
  it('is an EAN-13 of the range for use within the shop', () => {
    expect(gtinOf(200_001)).toBe('2900002000016');
  });
});
