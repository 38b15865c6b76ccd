import type { MarketAlias } from '@lyng/model';
import { mayFillInCity, zipToLookUp } from './city-fill-in.ts';

describe('the city of a postal code', () => {
  it.each<[MarketAlias, string, string]>([
    ['dk', '2100', '2100'],
    ['dk', '210', ''],
    ['se', '111 22', '11122'],
  ])('in %s, with %j in the field, is looked up for %j', (market, text, expected) => {
    expect(zipToLookUp(market, text)).toBe(expected);
  });

  it.each<[string, string, string, boolean]>([
    ['an empty field is filled in', '', '', true],
    ['so is one with nothing but spaces', ' \u00a0', '', true],
    ['what was typed stays', 'København', '', false],
    ['what was filled in gives way', 'København Ø', 'København Ø', true],
    ['what was filled in and then changed stays', 'København', 'København Ø', false],
    ['what was filled in and then cleared is filled in again', '', 'København Ø', true],
  ])('%s', (_rule, city, filledIn, may) => {
    expect(mayFillInCity(city, filledIn)).toBe(may);
  });
});
