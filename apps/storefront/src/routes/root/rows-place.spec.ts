import { makeProduct, makeProductSummary } from '@lyng/model/testing';
import { rowsPlaceOf } from './rows-place.ts';

const handle = (screen: string) => ({ screen });
const product = makeProduct({ productId: 7, articleNumber: 'LY-7' });
const similar = [makeProductSummary({ productId: 8 }), makeProductSummary({ productId: 9 })];

describe('rowsPlaceOf', () => {
  it.each([
    [
      'the front page',
      [
        { handle: undefined, loaderData: {} },
        { handle: handle('home'), loaderData: {} },
      ],
      { kind: 'home' },
    ],
    ['the cart', [{ handle: handle('cart'), loaderData: {} }], { kind: 'cart' }],
    [
      'a product, with what its page already shows',
      [{ handle: handle('product'), loaderData: { product: { product }, similar } }],
      { kind: 'product', product: { productId: 7, articleNumber: 'LY-7' }, alreadyShown: [8, 9] },
    ],
    ['a product that is not there', [{ handle: handle('product'), loaderData: undefined }], { kind: 'nothing-found' }],
    [
      'an unknown address',
      [
        { handle: undefined, loaderData: {} },
        { handle: handle('not-found'), loaderData: undefined },
      ],
      { kind: 'nothing-found' },
    ],
    ['a list', [{ handle: handle('category'), loaderData: {} }], null],
    ['the checkout', [{ handle: handle('checkout'), loaderData: {} }], null],
  ] as const)('derives %s from the page’s data', (_name, matches, place) => {
    expect(rowsPlaceOf(matches)).toEqual(place);
  });
});
