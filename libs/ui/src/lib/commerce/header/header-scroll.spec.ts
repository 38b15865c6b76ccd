import { isAtTop, reduceHeaderScroll } from './header-scroll.ts';
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
  ])('after scrolling %s is hidden: %s [UI-04]', (_name, positions, hidden) => {
    expect(scrolledThrough(positions).hidden).toBe(hidden);
  });
});

describe('isAtTop', () => {
  it.each([
    [0, true],
    [71, true],
    [72, true],
    [73, false],
  ])('at %d px is %s [UI-06]', (scrollTop, atTop) => {
    expect(isAtTop(scrollTop, threshold)).toBe(atTop);
  });
});
