import { readQuantity } from './read-quantity.ts';

describe('readQuantity', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['2.9', 2],
    ['0', 1],
    ['-4', 1],
    ['99', 10],
    ['', 5],
    ['many', 5],
    ['Infinity', 5],
  ])('reads %j as %d', (text, expected) => {
    expect(readQuantity(text, { min: 1, max: 10, fallback: 5 })).toBe(expected);
  });
});
