import { assert, integer, property } from 'fast-check';

import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('of page %d of %d is %j', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });

  it('rises, has first, present and last page, and no gap of a single page', () => {
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 0, max: 500 }), (page, more) => {
        const window = pageWindow(page, page + more);
        const numbers = window.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, page + more]));
        numbers.forEach((number, index) => {
          const step = number - (numbers[index - 1] ?? 0);
          expect(step === 1 || step > 2).toBe(true);
        });
      }),
    );
  });
});
