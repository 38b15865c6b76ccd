import { isNewSearch } from './search-address.ts';

const at = (path: string): URL => new URL(path, 'https://lyng.test');

describe('isNewSearch', () => {
  it.each([
    ['/s/sko', '/', true],
    ['/s/sko', '/s/parka', true],
    ['/s/sneekers?exact=1', '/s/sneekers', true],
    ['/s/sko', '/s/sko', false],
    ['/s/sko?page=2', '/s/sko', false],
    ['/s/sko?tab=pages', '/s/sko', false],
  ])('of %s, requested while %s is shown: %s [SEARCH-10]', (requested, shown, expected) => {
    expect(isNewSearch(at(requested), at(shown))).toBe(expected);
  });
});
