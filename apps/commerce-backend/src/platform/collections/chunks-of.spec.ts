import { chunksOf } from './chunks-of.ts';

describe('chunks of values', () => {
  it.each([
    [[], []],
    [[1], [[1]]],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3, 4, 5],
      [[1, 2], [3, 4], [5]],
    ],
  ])('splits %j into %j', (values, chunks) => {
    expect([...chunksOf(values, 2)]).toEqual(chunks);
  });
});
