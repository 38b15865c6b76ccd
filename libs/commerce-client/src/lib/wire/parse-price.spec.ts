import type { WireLowestPrice, WirePrice } from './parse-price.ts';
import { parseLowestPrice, parseMoney, parsePrice } from './parse-price.ts';

const amount = <Name extends string>(name: Name, incVat: number, exVat: number) =>
  ({
    [`${name}IncVat`]: incVat,
    [`${name}ExVat`]: exVat,
    [`${name}IncVatFormatted`]: `${incVat} kr.`,
    [`${name}ExVatFormatted`]: `${exVat} kr.`,
  }) as Record<`${Name}IncVat` | `${Name}ExVat`, number> &
    Record<`${Name}IncVatFormatted` | `${Name}ExVatFormatted`, string>;

const wirePrice: WirePrice = {
  isDiscounted: true,
  ...amount('sellingPrice', 299.5, 239.6),
  ...amount('regularPrice', 399, 319.2),
  ...amount('discount', 99.5, 79.6),
  discountPercentage: 25,
  vat: 59.9,
};
const selling = { incVat: 29950, exVat: 23960, incVatFormatted: '299.5 kr.', exVatFormatted: '239.6 kr.' };

const wireLowestPrice: WireLowestPrice = {
  isDiscounted: true,
  discountPercentage: 25,
  ...amount('comparisonPrice', 399, 319.2),
  ...amount('lowestPrice', 349, 279.2),
};

/** Ways in which a field of an amount can be missing, although the schema requires the numbers. */
const missing: readonly (readonly [what: string, change: (name: string) => object])[] = [
  ['no number with VAT', (name) => ({ [`${name}IncVat`]: NaN })],
  ['no number without VAT', (name) => ({ [`${name}ExVat`]: null })],
  ['no text with VAT', (name) => ({ [`${name}IncVatFormatted`]: null })],
  ['no text without VAT', (name) => ({ [`${name}ExVatFormatted`]: null })],
  ['an empty text with VAT', (name) => ({ [`${name}IncVatFormatted`]: '' })],
  ['an empty text without VAT', (name) => ({ [`${name}ExVatFormatted`]: '' })],
];

describe('parseMoney', () => {
  it('parses an amount in minor units with its texts', () => {
    expect(parseMoney(wirePrice, 'sellingPrice')).toEqual(selling);
  });

  it('parses an amount of nothing', () => {
    expect(parseMoney(amount('fee', 0, 0), 'fee')).toEqual({
      incVat: 0,
      exVat: 0,
      incVatFormatted: '0 kr.',
      exVatFormatted: '0 kr.',
    });
  });

  it.each(missing)('is null with %s', (_what, change) => {
    expect(parseMoney({ ...wirePrice, ...change('sellingPrice') }, 'sellingPrice')).toBeNull();
  });
});

describe('parsePrice', () => {
  it('parses all amounts', () => {
    expect(parsePrice(wirePrice)).toEqual({
      isDiscounted: true,
      selling,
      regular: { incVat: 39900, exVat: 31920, incVatFormatted: '399 kr.', exVatFormatted: '319.2 kr.' },
      discount: { incVat: 9950, exVat: 7960, incVatFormatted: '99.5 kr.', exVatFormatted: '79.6 kr.' },
      vat: 5990,
      discountPercentage: 25,
    });
  });

  it.each(['sellingPrice', 'regularPrice', 'discount'])('is null without the amount %s', (name) => {
    expect(parsePrice({ ...wirePrice, [`${name}IncVat`]: NaN })).toBeNull();
  });

  it.each([[null], [undefined]])('is null for %s', (data) => {
    expect(parsePrice(data)).toBeNull();
  });
});

describe('parseLowestPrice', () => {
  it('parses all amounts, and takes over the price that it is sold at', () => {
    expect(parseLowestPrice(wireLowestPrice, selling)).toEqual({
      isDiscounted: true,
      discountPercentage: 25,
      comparison: { incVat: 39900, exVat: 31920, incVatFormatted: '399 kr.', exVatFormatted: '319.2 kr.' },
      lowest: { incVat: 34900, exVat: 27920, incVatFormatted: '349 kr.', exVatFormatted: '279.2 kr.' },
      selling,
    });
  });

  it.each(['comparisonPrice', 'lowestPrice'])('is null without the amount %s', (name) => {
    expect(parseLowestPrice({ ...wireLowestPrice, [`${name}IncVat`]: NaN }, selling)).toBeNull();
  });

  it.each([[null], [undefined]])('is null for %s', (data) => {
    expect(parseLowestPrice(data, selling)).toBeNull();
  });
});
