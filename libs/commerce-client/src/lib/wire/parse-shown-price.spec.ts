import { parseShownLowestPrice, parseShownPrice } from './parse-shown-price.ts';

const wirePrice = {
  isDiscounted: true,
  amount: 299.5,
  selling: '299,50 kr.',
  sellingExVat: '239,60 kr.',
  regularAmount: 399,
  regular: '399 kr.',
  regularExVat: '319,20 kr.',
  percent: 25,
};
const selling = { incVat: 29950, incVatFormatted: '299,50 kr.', exVatFormatted: '239,60 kr.' };

const wireLowestPrice = { percent: 14, lowest: '349 kr.', lowestExVat: '279,20 kr.' };

describe('parseShownPrice', () => {
  it('parses a reduced price in minor units with the texts of the server', () => {
    expect(parseShownPrice(wirePrice)).toEqual({
      isDiscounted: true,
      selling,
      regular: { incVat: 39900, incVatFormatted: '399 kr.', exVatFormatted: '319,20 kr.' },
      discountPercentage: 25,
    });
  });

  it('leaves out the former price of what is not reduced', () => {
    expect(parseShownPrice({ ...wirePrice, isDiscounted: false })).toEqual({ isDiscounted: false, selling });
  });

  it.each([
    [{ amount: NaN }],
    [{ selling: null }],
    [{ sellingExVat: '' }],
    [{ regularAmount: NaN }],
    [{ regular: '' }],
    [{ regularExVat: null }],
  ])('is null for a reduced price with %j', (change) => {
    expect(parseShownPrice({ ...wirePrice, ...change })).toBeNull();
  });

  it.each([[null], [undefined]])('is null for %s', (data) => {
    expect(parseShownPrice(data)).toBeNull();
  });
});

describe('parseShownLowestPrice', () => {
  it('parses the texts of the server', () => {
    expect(parseShownLowestPrice(wireLowestPrice)).toEqual({
      discountPercentage: 14,
      lowest: { incVatFormatted: '349 kr.', exVatFormatted: '279,20 kr.' },
    });
  });

  it.each([[{ lowest: null }], [{ lowestExVat: '' }]])('is null with %j', (change) => {
    expect(parseShownLowestPrice({ ...wireLowestPrice, ...change })).toBeNull();
  });

  it.each([[null], [undefined]])('is null for %s', (data) => {
    expect(parseShownLowestPrice(data)).toBeNull();
  });
});
