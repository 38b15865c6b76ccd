import { nextOption, typedText } from './next-option.ts';

describe('nextOption', () => {
  it.each([
    [typedText, 1, 3, 0],
    [0, 1, 3, 1],
    [2, 1, 3, typedText],
    [typedText, -1, 3, 2],
    [0, -1, 3, typedText],
    [typedText, 1, 0, typedText],
    [typedText, -1, 0, typedText],
  ] as const)('from %d by %d of %d options is %d', (active, step, count, next) => {
    expect(nextOption(active, step, count)).toBe(next);
  });
});
