import { safeStorage } from '@lyng/browser';
import { isChunkLoadError, claimReload } from './chunk-load-error.ts';

describe('isChunkLoadError', () => {
  it.each<[string, unknown, boolean]>([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://shop/assets/page-abc.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://shop/assets/page-abc.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['a fault of the page', new TypeError("Cannot read properties of undefined (reading 'name')"), false],
    ['the response of an outage', { status: 503 }, false],
    ['nothing', undefined, false],
  ])('%s', (_name, error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });
});

describe('a page whose chunk fails to load', () => {
  const openTab = () => {
    const items = new Map<string, string>();
    const tab = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    // Each document has a storage of its own over that of the tab.
    return (now: number) =>
      claimReload(
        safeStorage(() => tab),
        now,
      );
  };

  it.each([
    [
      'at most once in 60 seconds, whatever document the tab shows',
      [100_000, 100_001, 159_999, 160_000, 219_999],
      [100_000, 160_000],
    ],
    ['not in a loop when the clock is set back', [100_000, 99_000, 98_000], [100_000]],
  ])('reloads %s [APP-06]', (_rule, times, expected) => {
    const reloads = times.map(openTab());
    expect(times.filter((_time, index) => reloads[index])).toEqual(expected);
  });

  it('never reloads where the tab cannot store that it did [APP-06]', () => {
    expect(
      claimReload(
        safeStorage(() => undefined),
        0,
      ),
    ).toBe(false);
  });
});
