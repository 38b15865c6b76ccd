import { makeProduct, makeProductSummary } from '@lyng/model/testing';
import { parseListQuery } from '@lyng/routing/core';
import { rowsPlaceOf } from './rows-place.ts';

const colour = { productId: 6, alias: 'six', label: 'Blå', image: '6.svg' };
const product = makeProduct({ productId: 7, articleNumber: 'LY-7', colourVariants: [colour] });
const similar = [makeProductSummary({ productId: 8 }), makeProductSummary({ productId: 9 })];
const place = { kind: 'product', articleNumber: 'LY-7' };

const listOf = (count: number, search = '') => ({ page: { count, query: parseListQuery(search) } });

describe('rowsPlaceOf', () => {
  it.each([
    ['the front page', 'home', {}, { kind: 'home' }],
    ['the cart', 'cart', {}, { kind: 'cart' }],
    ['a product that is not there', 'product', undefined, { kind: 'nothing-found' }],
    ['an unknown address', 'not-found', undefined, { kind: 'nothing-found' }],
    ['no page at all', undefined, {}, { kind: 'nothing-found' }],
    ['a list', 'category', {}, null],
    ['the checkout', 'checkout', {}, null],
    ['a search without products', 'search-results', listOf(0), { kind: 'nothing-found' }],
    ['a search whose filters leave no product', 'search-results', listOf(0, 'brands=Klit~b_1'), null],
    ['a search with products', 'search-results', listOf(2), null],
  ] as const)('derives %s from the page’s data', (_name, screen, data, expected) => {
    expect(rowsPlaceOf({ screen, data })).toEqual(expected);
  });

  it.each([
    ['with all colours of it and what its page already recommends', similar, { ...place, alreadyShown: [7, 6, 8, 9] }],
    ['whose similar products failed to load', null, { ...place, alreadyShown: [7, 6] }],
    ['whose similar products are still loading', undefined, null],
  ])('derives a product %s', (_name, shown, expected) => {
    expect(rowsPlaceOf({ screen: 'product', data: { product: { product } } }, shown)).toEqual(expected);
  });
});
