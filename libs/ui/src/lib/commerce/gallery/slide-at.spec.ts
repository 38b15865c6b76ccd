import { slideAt } from './slide-at.ts';

describe('slideAt', () => {
  it.each([
    [0, 390, 0],
    [194, 390, 0],
    [196, 390, 1],
    [780, 390, 2],
    [5000, 390, 2],
    [-30, 390, 0],
    [100, 0, 0],
  ])('scrolled by %d px over slides of %d px is %d', (scrollLeft, width, slide) => {
    expect(slideAt(scrollLeft, width, 3)).toBe(slide);
  });
});
