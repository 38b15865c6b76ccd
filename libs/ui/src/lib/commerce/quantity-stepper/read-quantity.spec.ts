import { readQuantity } from './read-quantity.ts';

describe('readQuantity', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['2.9', 5],
    ['1e1', 5],
    ['0', 1],
    ['99', 10],
    ['', 5],
    ['many', 5],
  ])('reads %j as %d [BUG-2]', (text, expected) => {
    expect(readQuantity(text, { min: 1, max: 10, fallback: 5 })).toBe(expected);
  });
});
