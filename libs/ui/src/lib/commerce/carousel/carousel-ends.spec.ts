import { carouselEnds } from './carousel-ends.ts';

describe('carouselEnds', () => {
  it.each([
    ['at the beginning', 0, 400, 1000, false, true],
    ['in the middle', 300, 400, 1000, true, true],
    ['at the end', 600, 400, 1000, true, false],
    ['at the end, rounded', 599.4, 400, 1000, true, false],
    ['pulled beyond the beginning', -30, 400, 1000, false, true],
    ['with room for everything', 0, 400, 400, false, false],
  ])('%s', (_where, scrollLeft, clientWidth, scrollWidth, before, after) => {
    expect(carouselEnds({ scrollLeft, clientWidth, scrollWidth })).toEqual({ before, after });
  });
});
