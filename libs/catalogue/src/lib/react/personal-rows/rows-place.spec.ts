import { makeProduct, makeProductSummary } from '@lyng/model/testing';
import { rowsPlaceOf } from './rows-place.ts';

const product = makeProduct({ productId: 7, articleNumber: 'LY-7' });
const similar = [makeProductSummary({ productId: 8 }), makeProductSummary({ productId: 9 })];

describe('rowsPlaceOf', () => {
  it.each([
    ['the front page', 'home', {}, { kind: 'home' }],
    ['the cart', 'cart', {}, { kind: 'cart' }],
    [
      'a product, with what its page already shows',
      'product',
      { product: { product }, similar },
      { kind: 'product', product: { productId: 7, articleNumber: 'LY-7' }, alreadyShown: [8, 9] },
    ],
    ['a product that is not there', 'product', undefined, { kind: 'nothing-found' }],
    ['an unknown address', 'not-found', undefined, { kind: 'nothing-found' }],
    ['no page at all', undefined, {}, { kind: 'nothing-found' }],
    ['a list', 'category', {}, null],
    ['the checkout', 'checkout', {}, null],
  ] as const)('derives %s from the page’s data', (_name, screen, data, place) => {
    expect(rowsPlaceOf({ screen, data })).toEqual(place);
  });
});
