import { safeStorage } from '@lyng/browser';
import { isLostCode, takeReload } from './lost-code.ts';

describe('isLostCode', () => {
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
    ['an answer of an outage', { status: 503 }, false],
    ['nothing', undefined, false],
  ])('%s', (_name, error, expected) => {
    expect(isLostCode(error)).toBe(expected);
  });
});

describe('a page whose code is lost', () => {
  const makeTab = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };

  it('is loaded anew at most once in 60 seconds, whatever document the tab shows [APP-06]', () => {
    const tab = makeTab();
    const load = (now: number) =>
      takeReload(
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

  it('is not loaded again and again by a clock that was put back [APP-06]', () => {
    const tab = makeTab();
    const load = (now: number) =>
      takeReload(
        safeStorage(() => tab),
        now,
      );
    expect([load(100_000), load(99_000), load(98_000)]).toEqual([true, false, false]);
  });

  it('is never loaded anew where the tab cannot remember it [APP-06]', () => {
    expect(
      takeReload(
        safeStorage(() => undefined),
        0,
      ),
    ).toBe(false);
  });
});
