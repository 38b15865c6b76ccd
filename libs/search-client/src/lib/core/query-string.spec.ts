import { queryString } from './query-string.ts';
import type { FacetSelection, ParamValue } from './query-string.ts';

describe('a query string', () => {
  it.each<[string, Record<string, ParamValue>, FacetSelection | undefined, string]>([
    ['a text', { q: 'sko' }, undefined, 'q=sko'],
    ['a text with spaces, accents and signs', { q: 'rød & blå +' }, undefined, 'q=r%C3%B8d+%26+bl%C3%A5+%2B'],
    ['an empty text', { q: '' }, undefined, 'q='],
    ['a number and a flag', { limit: 60, notify: false }, undefined, 'limit=60&notify=false'],
    ['nothing', { q: 'sko', sort: undefined, viewId: null }, undefined, 'q=sko'],
    ['several values', { cart: ['a', 'b', 'c'] }, undefined, 'cart=a%7Cb%7Cc'],
    ['no values', { cart: [] }, undefined, 'cart='],
    ['one value that is two, by its meaning', { channels: 'ONLINE|STORE' }, undefined, 'channels=ONLINE%7CSTORE'],
    ['values of a facet', {}, { brand: ['Ecco', 'Vagabond'] }, 'f.brand=Ecco%7CVagabond'],
    ['a custom facet', {}, { 'custom.fit': ['slim'] }, 'f.custom.fit=slim'],
    ['a checkbox', {}, { on_sale: true, in_stock: false }, 'f.on_sale=true&f.in_stock=false'],
    ['a range', {}, { price: { min: 100, max: 499.5 } }, 'f.price.min=100&f.price.max=499.5'],
    ['a range from zero', {}, { price: { min: 0 } }, 'f.price.min=0'],
    ['a range to', {}, { price: { max: 500 } }, 'f.price.max=500'],
    ['parameters, then facets', { q: 'sko' }, { brand: ['Ecco'] }, 'q=sko&f.brand=Ecco'],
  ])('of %s [SEARCH-02]', (_name, params, facets, expected) => {
    expect(queryString(params, facets)).toBe(expected);
  });

  it('drops a value that would become two, and a list of only such values [SEARCH-02]', () => {
    expect(queryString({}, { color: ['a|b', 'red'] })).toBe('f.color=red');
    expect(queryString({ q: 'sko' }, { color: ['a|b'] })).toBe('q=sko');
  });
});
