import { reduceHeaderScroll } from './header-scroll.ts';
import type { HeaderScroll } from './header-scroll.ts';

const threshold = 72;
const scrolledThrough = (positions: readonly number[]) =>
  positions.reduce<HeaderScroll>((state, position) => reduceHeaderScroll(state, position, threshold), {
    scrollTop: 0,
    hidden: false,
  });

describe('reduceHeaderScroll', () => {
  it.each([
    ['down within the padding', [10, 72], false],
    ['down past the padding', [10, 73], true],
    ['further down', [100, 200], true],
    ['up a little', [500, 499], false],
    ['up and down again', [500, 400, 401], true],
    ['to the same place', [500, 500], true],
    ['back to the top', [500, 0], false],
    ['back to its own height', [500, 600, 72], false],
    ['back to just below it', [50, 500, 499, 500, 73, 74], true],
  ])('after scrolling %s is hidden: %s [UI-04, UI-06]', (_name, positions, hidden) => {
    expect(scrolledThrough(positions).hidden).toBe(hidden);
  });
});
