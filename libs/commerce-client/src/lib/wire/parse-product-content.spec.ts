import { parseProductContent } from './parse-product-content.ts';

describe('the content of a product', () => {
  it.each([
    ['SALE_PRICE', 'SALE_PRICE'],
    ['EXTERNAL', 'EXTERNAL'],
    ['GIFT', 'NONE'],
    ['toString', 'NONE'],
    [['SALE_PRICE'], 'NONE'],
    [null, 'NONE'],
  ])('has for the kind of discount %j the kind %s', (discountType, kind) => {
    expect(parseProductContent({ discountType }).discountType).toBe(kind);
  });
});
