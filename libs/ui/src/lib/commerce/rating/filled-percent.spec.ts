import { filledPercent } from './filled-percent.ts';

describe('filledPercent', () => {
  it.each([
    [4.3, 90],
    [4.2, 80],
    [4.75, 100],
    [0, 0],
    [0.2, 0],
    [6, 100],
    [-1, 0],
  ])('%d of 5 fills %d %% of the stars', (value, percent) => {
    expect(filledPercent(value, 5)).toBe(percent);
  });
});
