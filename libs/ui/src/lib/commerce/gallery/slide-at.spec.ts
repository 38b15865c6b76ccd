import { slideAt } from './slide-at.ts';

describe('slideAt', () => {
  it.each([
    [0, 900, 0],
    [149, 900, 0],
    [151, 900, 1],
    // The row ends before the last slide is at its start.
    [509, 900, 2],
    [5000, 900, 2],
    [-30, 900, 0],
    [0, 390, 0],
    [0, 0, 0],
  ])(
    'scrolled by %d px in a window of 390 px over three slides of %d px in all is %d',
    (scrollLeft, scrollWidth, slide) => {
      expect(slideAt({ scrollLeft, clientWidth: 390, scrollWidth }, 3)).toBe(slide);
    },
  );
});
