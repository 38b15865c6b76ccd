import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { cartWarnings } from './cart-warnings.ts';
import { shownLines } from './replay.ts';

const sizes = [makeSku(1, '38'), makeSku(2, '39'), makeSku(3, '39')];
const shoe = { ...makeProductSummary({ productId: 7, name: 'Shoe' }), skus: sizes };
const hat = { ...makeProductSummary({ productId: 8, name: 'Hat' }), skus: [makeSku(9, 'One size')] };
const shoes = (skuId: number, quantity = 1) => makeCartItem({ skuId, quantity, product: shoe });
const hats = (more: Parameters<typeof makeCartItem>[0] = {}) => makeCartItem({ skuId: 9, product: hat, ...more });

describe('the warnings of the cart', () => {
  it.each([
    ['one of each', [shoes(1), hats()], []],
    ['two of one size', [shoes(1, 2)], ['several-units units-1']],
    ['two sizes', [shoes(1), shoes(2)], ['several-sizes sizes-7']],
    ['one size under two article numbers', [shoes(2), shoes(3)], []],
    ['both', [shoes(1, 3), shoes(2)], ['several-sizes sizes-7', 'several-units units-1']],
    ['a gift beside the same size', [hats(), hats({ quantity: 2, isFreeGift: true })], []],
  ])('%s [CART-09]', (_name, items, expected) => {
    const warnings = cartWarnings(shownLines(makeCart({ items })));
    expect(warnings.map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
  });
});
