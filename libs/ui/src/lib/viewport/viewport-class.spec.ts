import { breakpoints, mobileBreakpoint, viewportBreakpoints } from '../tokens/tokens.ts';
import { viewportClass } from './viewport-class.ts';
import type { ViewportClass } from './viewport-class.ts';

const ascending: readonly ViewportClass[] = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'];

describe('viewportClass', () => {
  it.each<[number, ViewportClass]>([
    [0, 'phone'],
    [767.9, 'phone'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'laptop'],
    [1279, 'laptop'],
    [1280, 'desktop'],
    [1535, 'desktop'],
    [1536, 'desktopBig'],
    [5120, 'desktopBig'],
  ])('of %d px is %s [UI-05]', (width, expected) => {
    expect(viewportClass(width, viewportBreakpoints)).toBe(expected);
  });

  it('follows the breakpoints that it is given [UI-05]', () => {
    const own = { phone: 0, tablet: 10, laptop: 20, desktop: 30, desktopBig: 40 };
    expect([9, 10, 20, 30, 40].map((width) => viewportClass(width, own))).toEqual(ascending);
  });
});

describe('breakpoints', () => {
  it('have the specified values, and the classes begin at them [UI-05]', () => {
    expect(breakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
    expect(mobileBreakpoint).toBe(1024);
    expect(Object.keys(viewportBreakpoints)).toEqual(ascending);
    expect(Object.values(breakpoints)).toEqual(expect.arrayContaining(Object.values(viewportBreakpoints)));
  });
});
