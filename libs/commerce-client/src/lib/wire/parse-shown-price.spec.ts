import { parseShownLowestPrice, parseShownPrice } from './parse-shown-price.ts';

const wirePrice = {
  isDiscounted: true,
  sellingPriceIncVat: 299.5,
  sellingPriceIncVatFormatted: '299,50 kr.',
  sellingPriceExVatFormatted: '239,60 kr.',
  regularPriceIncVat: 399,
  regularPriceIncVatFormatted: '399 kr.',
  regularPriceExVatFormatted: '319,20 kr.',
  discountPercentage: 25,
};
const selling = { incVat: 29950, incVatFormatted: '299,50 kr.', exVatFormatted: '239,60 kr.' };

const wireLowestPrice = {
  isDiscounted: true,
  discountPercentage: 14,
  lowestPriceIncVatFormatted: '349 kr.',
  lowestPriceExVatFormatted: '279,20 kr.',
};

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
    [{ sellingPriceIncVat: NaN }],
    [{ sellingPriceIncVatFormatted: null }],
    [{ sellingPriceExVatFormatted: '' }],
    [{ regularPriceIncVat: NaN }],
    [{ regularPriceIncVatFormatted: '' }],
    [{ regularPriceExVatFormatted: null }],
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
      isDiscounted: true,
      discountPercentage: 14,
      lowest: { incVatFormatted: '349 kr.', exVatFormatted: '279,20 kr.' },
    });
  });

  it.each([[{ lowestPriceIncVatFormatted: null }], [{ lowestPriceExVatFormatted: '' }]])(
    'is null with %j',
    (change) => {
      expect(parseShownLowestPrice({ ...wireLowestPrice, ...change })).toBeNull();
    },
  );

  it.each([[null], [undefined]])('is null for %s', (data) => {
    expect(parseShownLowestPrice(data)).toBeNull();
  });
});
