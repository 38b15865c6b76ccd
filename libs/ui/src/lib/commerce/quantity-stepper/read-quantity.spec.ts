import { assert, integer, property, string } from 'fast-check';

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

  it('is always an integer within its limits', () => {
    assert(
      property(string(), integer({ min: 1, max: 20 }), integer({ min: 20, max: 99 }), (text, min, max) => {
        const read = readQuantity(text, { min, max, fallback: min });
        expect(Number.isInteger(read) && read >= min && read <= max).toBe(true);
      }),
    );
  });
});
