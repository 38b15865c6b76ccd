import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { cartWarnings } from './cart-warnings.ts';
import { shownLines } from './shown-cart.ts';

const sizes = [makeSku(1, '38'), makeSku(2, '39'), makeSku(3, '39')];
const shoe = { ...makeProductSummary({ productId: 7, name: 'Shoe' }), skus: sizes };
const hat = { ...makeProductSummary({ productId: 8, name: 'Hat' }), skus: [makeSku(9, 'One size')] };

const warningsOf = (...items: readonly Parameters<typeof makeCartItem>[0][]) =>
  cartWarnings(shownLines(makeCart({ items: items.map((item) => makeCartItem(item)) }))).map(
    ({ kind, key }) => `${kind} ${key}`,
  );

describe('the warnings of the cart', () => {
  it.each([
    [
      'one of each',
      [
        { skuId: 1, product: shoe },
        { skuId: 9, product: hat },
      ],
      [],
    ],
    ['two of one size', [{ skuId: 1, quantity: 2, product: shoe }], ['several-units units-1']],
    [
      'two sizes',
      [
        { skuId: 1, product: shoe },
        { skuId: 2, product: shoe },
      ],
      ['several-sizes sizes-7'],
    ],
    [
      'one size under two article numbers',
      [
        { skuId: 2, product: shoe },
        { skuId: 3, product: shoe },
      ],
      [],
    ],
    [
      'both',
      [
        { skuId: 1, quantity: 3, product: shoe },
        { skuId: 2, product: shoe },
      ],
      ['several-sizes sizes-7', 'several-units units-1'],
    ],
    [
      'a gift beside the same size',
      [
        { skuId: 9, product: hat },
        { skuId: 9, quantity: 2, product: hat, isFreeGift: true },
      ],
      [],
    ],
  ])('%s [CART-09]', (_name, items, expected) => {
    expect(warningsOf(...items)).toEqual(expected);
  });
});
