import { metadataCartId, metadataWithCartId } from './account-metadata.ts';

describe('the cart in an account’s metadata [ACC-08]', () => {
  it.each([
    ['{"cartId":"mine","favorites":[3]}', 'mine'],
    ['{"favorites":[3]}', ''],
    ['{"cartId":7}', ''],
    ['{"cartId":"mine; path=/"}', ''],
    ['["mine"]', ''],
    ['null', ''],
    ['likes green', ''],
    ['', ''],
    [null, ''],
  ])('%j names %j', (text, cartId) => {
    expect(metadataCartId(text)).toBe(cartId);
  });

  it.each([
    ['{"favorites":[3],"cartId":"other"}', '{"favorites":[3],"cartId":"mine"}'],
    ['{}', '{"cartId":"mine"}'],
    ['', '{"cartId":"mine"}'],
    [null, '{"cartId":"mine"}'],
    ['likes green', null],
    ['[3]', null],
    ['null', null],
  ])('%j becomes %j with another cart', (text, expected) => {
    expect(metadataWithCartId(text, 'mine')).toBe(expected);
  });
});
