import { safeStorage } from '@lyng/browser';
import { isChunkLoadError, claimReload } from './chunk-load-error.ts';

describe('isChunkLoadError', () => {
  it.each<[string, unknown, boolean]>([
    [
      'Chromium',
      new TypeError('Failed to fetch dynamically imported module: https://shop/assets/product-route-abc.js'),
      true,
    ],
    [
      'Firefox',
      new TypeError('error loading dynamically imported module: https://shop/assets/product-route-abc.js'),
      true,
    ],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['a fault of the page', new TypeError("Cannot read properties of undefined (reading 'name')"), false],
    ['the response of an outage', { status: 503 }, false],
    ['nothing', undefined, false],
  ])('%s', (_name, error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });
});

describe('a page whose chunk fails to load', () => {
  const makeTab = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };

  it('reloads at most once in 60 seconds, whatever document the tab shows [APP-06]', () => {
    const tab = makeTab();
    const load = (now: number) =>
      claimReload(
        safeStorage(() => tab),
        now,
      );
    expect([load(100_000), load(100_001), load(159_999), load(160_000), load(219_999)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('does not reload in a loop when the clock is set back [APP-06]', () => {
    const tab = makeTab();
    const load = (now: number) =>
      claimReload(
        safeStorage(() => tab),
        now,
      );
    expect([load(100_000), load(99_000), load(98_000)]).toEqual([true, false, false]);
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
