import { parseListQuery, printListQuery } from '@lyng/routing/core';
import type { Facet, FacetValue, Understood } from '@lyng/search-client';
import { understoodSearch, withUnderstood } from './understood-filters.ts';

const value = (id: string, selected = false): FacetValue => ({ id, label: id, selected, count: 1 });
const text = (id: string, ...values: FacetValue[]): Facet => {
  return { type: 'TEXT', id, label: id, sort: 'NATURAL', selectedCount: 0, values };
};
const facets: readonly Facet[] = [
  text('categories', value('38'), value('12')),
  {
    type: 'SIZE',
    id: 'skus',
    label: 'Size',
    selectedCount: 1,
    sizeTypes: [{ label: '', formats: [{ format: 'STANDARD', values: [value('37'), value('38', true)] }] }],
  },
  { type: 'COLOR', id: 'p-1', label: 'Colour', selectedCount: 1, values: [{ ...value('white', true), color: '#fff' }] },
  text('brands', value('7', true)),
  text('discount', value('20-40', true)),
  text('stock', value('few-left', true)),
];

const part = (id: string, words: string, title = id) => ({ id, title, text: words });
const read = (q: string, parts: Understood['facets'], price?: Understood['price']) =>
  understoodSearch({ q, facets: parts, ...(price && { price }) }, facets);

describe('what a search was understood as', () => {
  it('are the values of its list, as an address holds them [SEARCH-10]', () => {
    const parts = [part('38', 'str 38'), part('white', 'hvide', 'Hvid'), part('7', 'lyng'), part('20-40', 'tilbud')];
    expect(read('sneakers', parts)).toEqual({
      words: 'sneakers',
      filters: [
        { facet: { key: 'skus', id: 's_38', label: '38' }, text: 'str 38' },
        { facet: { key: 'p-1', id: 'p1_white', label: 'Hvid' }, text: 'hvide' },
        { facet: { key: 'brands', id: 'b_7', label: '7' }, text: 'lyng' },
        { facet: { key: 'discount', id: '20-40', label: '20-40' }, text: 'tilbud' },
      ],
      missing: [],
    });
  });

  it.each([
    [{ max: 500 }, '-501'],
    [{ min: 500 }, '500-'],
    [{ min: 200, max: 499.95 }, '200-500'],
  ])('is a price %j with its upper bound, as %s', (bounds, id) => {
    expect(read('sko', [], { ...bounds, text: 'pris' })?.filters).toEqual([
      { facet: { key: 'price', id, label: 'pris' }, text: 'pris' },
    ]);
  });

  it('leaves a value of a facet that lists do not offer in the text', () => {
    expect(read('sko', [part('38', 'str 38'), part('few-left', 'få tilbage')])).toMatchObject({
      words: 'sko få tilbage',
      filters: [{ text: 'str 38' }],
      missing: [],
    });
  });

  it('names a value that no product has, and leaves it out [SEARCH-10]', () => {
    expect(read('sko', [part('99', 'str 99', '99')])).toEqual({ words: 'sko', filters: [], missing: ['99'] });
  });

  it.each<[string, Understood | undefined]>([
    ['nothing was read out of it', undefined],
    ['no part became a filter', { q: 'sko', facets: [] }],
    ['lists offer none of its parts', { q: 'sko', facets: [part('few-left', 'få tilbage')] }],
    ['a price has no bounds', { q: 'sko', facets: [], price: { text: 'billig' } }],
    ['a price is upside down', { q: 'sko', facets: [], price: { min: 500, max: 100, text: '500-100' } }],
    ['nothing is left to search for', { q: ' ', facets: [part('38', 'str 38')] }],
  ])('is only text where %s', (_name, understood) => {
    expect(understoodSearch(understood, facets)).toBeNull();
  });

  it.each([
    ['', 'skus=38~s_38&price=p~-501'],
    ['skus=38~s_38', 'skus=38~s_38&price=p~-501'],
    ['skus=37~s_37&sort=LATEST', 'skus=37~s_37,38~s_38&price=p~-501&sort=LATEST'],
    ['price=x~100-200', 'skus=38~s_38&price=x~100-200'],
  ])('joins the filters of the address %j: %s', (before, after) => {
    const search = read('sko', [part('38', 'str 38')], { max: 500, text: 'p' });
    expect(search && printListQuery(withUnderstood(parseListQuery(before), search))).toBe(after);
  });
});
