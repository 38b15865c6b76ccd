import { rovingIndex } from './roving-index.ts';

describe('rovingIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowDown', 0, null],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, null],
  ] as const)('%s from %d of 3 leads to %s', (key, index, next) => {
    expect(rovingIndex(key, index, 3)).toBe(next);
  });
});
