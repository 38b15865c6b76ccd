import { GUEST_FAVOURITES_CAP, parseGuestFavourites } from './guest-favourites.ts';

const many = Array.from({ length: 1001 }, (_, index) => index + 1);

describe("the cookie of a guest's favourites [SHOP-13, FAV-03]", () => {
  it.each<[string | undefined, readonly number[]]>([
    [undefined, []],
    ['', []],
    ['12', [12]],
    ['12.7.9', [12, 7, 9]],
    ['12.12.7.12', [12, 7]],
    ['12.x.-3.0.1e3.2147483648.7', [12, 7]],
    ['12,7', []],
    ['[12,7]', []],
    ['%5B12', []],
    ['..12..', [12]],
    // A cut list is rejected: its last id could be another product.
    [many.join('.'), []],
  ])('%j is read as %j', (cookie, ids) => {
    expect(parseGuestFavourites(cookie)).toEqual(ids);
  });

  it('keeps the newest of too many', () => {
    const ids = many.slice(0, GUEST_FAVOURITES_CAP + 5);
    expect(parseGuestFavourites(ids.join('.'))).toEqual(ids.slice(5));
  });

  it('a full list with ids of maximum length fits the limit', () => {
    const ids = many.slice(0, GUEST_FAVOURITES_CAP).map((id) => 2_000_000_000 + id);
    expect(parseGuestFavourites(ids.join('.'))).toEqual(ids);
  });
});
