import { rovingIndex } from './roving-index.ts';

describe('rovingIndex', () => {
  it.each([
    ['ArrowRight', 0, 'horizontal', 1],
    ['ArrowRight', 2, 'horizontal', 0],
    ['ArrowLeft', 0, 'horizontal', 2],
    ['ArrowDown', 0, 'horizontal', null],
    ['ArrowDown', 2, 'vertical', 0],
    ['ArrowUp', 1, 'vertical', 0],
    ['ArrowLeft', 1, 'vertical', null],
    ['Home', 2, 'vertical', 0],
    ['End', 0, 'horizontal', 2],
    ['a', 0, 'vertical', null],
  ] as const)('%s from %d of 3, %s, leads to %s', (key, index, axis, next) => {
    expect(rovingIndex(key, index, 3, axis)).toBe(next);
  });
});
