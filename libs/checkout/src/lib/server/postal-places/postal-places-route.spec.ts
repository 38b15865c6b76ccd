import type { MarketAlias } from '@lyng/model';
import { citiesOf } from './cities-by-zip.ts';
import { postalPlaces } from './postal-places-route.ts';

const get = (market: string, zip: string) => postalPlaces.get({ market, zip });

describe('the city of a postal code', () => {
  it.each([
    ['dk', '2100', 'København Ø'],
    ['dk', '0900', 'København C'],
    ['se', '11122', 'Stockholm'],
    ['se', '36252', 'Jät'],
    ['no', '8601', 'Mo i Rana'],
    ['no', '0150', 'Oslo'],
    ['fi', '00100', 'Helsinki'],
    ['fi', '99999', 'Korvatunturi'],
  ])('of %s %s is %s, with a public cache lifetime', async (market, zip, city) => {
    expect(await get(market, zip)).toEqual({
      status: 200,
      headers: { 'cache-control': 'public, max-age=86400' },
      body: { city },
    });
  });

  it.each([
    ['dk', '2099'],
    ['dk', '3900'],
    ['dk', '21000'],
    ['dk', '02100'],
    ['se', '0111'],
    ['fi', '22100'],
  ])('is unknown for %s %s', async (market, zip) => {
    expect(await get(market, zip)).toEqual({
      status: 200,
      headers: { 'cache-control': 'public, max-age=86400' },
      body: { city: null },
    });
  });

  it.each([
    ['dk', '21'],
    ['dk', '210000'],
    ['se', '111 22'],
    ['no', 'abcd'],
    ['fi', ''],
    ['fi', '-0100'],
    ['de', '10115'],
    ['dk', '__proto__'],
    ['__proto__', '2100'],
    ['constructor', '2100'],
    ['dk', '\0'],
  ])('does not exist for %j %j', async (market, zip) => {
    expect(await get(market, zip)).toEqual({ status: 404, body: {} });
  });
});

describe('the cities of a market', () => {
  it.each<[MarketAlias, number, RegExp]>([
    ['dk', 1159, /^\d{4}$/],
    ['se', 18870, /^[1-9]\d{4}$/],
    ['no', 5132, /^\d{4}$/],
    ['fi', 3576, /^\d{5}$/],
  ])('of %s are %i, each code with the digits of its market and a capitalized city', async (market, count, digits) => {
    const cities = await citiesOf(market);
    expect(cities.size).toBe(count);
    expect(
      [...cities].filter(([zip, city]) => !digits.test(zip) || !/^\p{Lu}[\p{L} .'’/()-]*\p{L}$/u.test(city)),
    ).toEqual([]);
  });
});
