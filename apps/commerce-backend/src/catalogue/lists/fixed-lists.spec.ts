import { NEW_FOR, newProducts } from './fixed-lists.ts';

const now = Date.parse('2026-11-20');

it.each([
  ['those of the last four weeks', [now, now - NEW_FOR + 1, now - NEW_FOR], [0, 1]],
  ['all of them where none is that new', [now - NEW_FOR, 0], [0, 1]],
])('the new products are %s', (_, availableOn, expected) => {
  expect([...newProducts(Int32Array.from(availableOn.keys()), availableOn, now)]).toEqual(expected);
});
