import { makeCart, makePrice } from '@lyng/model/testing';
import { cartOfUnits } from '../testing/cart-of-units.ts';
import { compareCart } from './cart-differences.ts';

const seen = cartOfUnits('mine', { 1: 1, 2: 1 });
const second = (more: Partial<(typeof seen.items)[number]>) =>
  seen.items.map((item) => (item.skuId === 2 ? { ...item, ...more } : item));
const removal = { kind: 'set-quantity', id: '1', line: { itemId: null, skuId: 2 }, quantity: 0 } as const;

it.each([
  ['a line is gone', seen.items.slice(0, 1), [], ['Shoe 2 (38) gone']],
  ['the price is another', second({ unitPrice: makePrice(34900) }), [], ['Shoe 2 (38) price']],
  ['quantity and total are others', second({ quantity: 9, totalPrice: makePrice(900) }), [], []],
  ['the shopper removes the line', seen.items.slice(0, 1), [removal], []],
  ['a gift takes its place', second({ isFreeGift: true }), [], ['Shoe 2 (38) gone']],
])('the differences of the cart when %s [BUG-16]', (_case, items, pending, expected) => {
  const { differences } = compareCart(compareCart([], seen, []).seen, makeCart({ items }), pending);
  expect(differences.map(({ kind, line }) => `${line.name} ${kind}`)).toEqual(expected);
});
