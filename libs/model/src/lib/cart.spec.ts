import { missingToOrder } from './cart.ts';
import { makeCart, makeCartItem } from './testing/make-cart.ts';
import { makePrice } from './testing/make-price.ts';

describe('missingToOrder', () => {
  it.each([
    [4999, 1],
    [5000, 0],
    [5001, 0],
    [0, 5000],
  ])('of goods with value %i, with a minimum of 5000, is %i [SHOP-14, CHK-04]', (value, missing) => {
    const { summary } = makeCart({ items: [makeCartItem({ totalPrice: makePrice(value) })] });
    expect(missingToOrder(summary, { value: 5000, currency: 'DKK' })).toBe(missing);
  });
});
