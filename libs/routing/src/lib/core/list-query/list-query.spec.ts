import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import type { Facet, FilterKey, ListQuery } from './list-query.ts';
import {
  chosenFacets,
  hasFacet,
  toggleFacet,
  withoutFacet,
  withoutFilters,
  withPage,
  withSort,
} from './change-list-query.ts';
import { chosenRanges } from './chosen-ranges.ts';
import { apiSort, listSorts } from './list-sort.ts';
import { correctListQuery } from './correct-list-query.ts';
import { maximumFilterItems, maximumLabelLength, maximumParameterFilters, parseListQuery } from './parse-list-query.ts';
import { printListQuery } from './print-list-query.ts';

const emptyListQuery: ListQuery = { filters: {}, page: 1 };

const vagabond: Facet = { key: 'brands', label: 'Vagabond', id: '12' };
const red: Facet = { key: 'p-color', label: 'Röd, mörk ~ 100 %', id: 'c_7' };

describe('parseListQuery', () => {
  it.each([
    ['', emptyListQuery],
    ['brands=Vagabond~12', { filters: { brands: [{ label: 'Vagabond', id: '12' }] }, page: 1 }],
    ['categories=Sko~a_sko', { filters: { categories: [{ label: 'Sko', id: 'a_sko' }] }, page: 1 }],
    ['skus=38~s-38', { filters: { skus: [{ label: '38', id: 's-38' }] }, page: 1 }],
    ['p-color=R%C3%B6d~5', { filters: { 'p-color': [{ label: 'Röd', id: '5' }] }, page: 1 }],
    ['price=a~500-1000', { filters: { price: [{ label: 'a', id: '500-1000' }] }, page: 1 }],
    ['discount=~20-', { filters: { discount: [{ label: '', id: '20-' }] }, page: 1 }],
    ['sort=MOST_SOLD&page=12', { filters: {}, sort: 'MOST_SOLD', page: 12 }],
    // Hand-written labels with signs that should have been escaped are still read where they can be.
    ['brands=a~b~12', { filters: { brands: [{ label: 'a~b', id: '12' }] }, page: 1 }],
    ['brands=100%25~3', { filters: { brands: [{ label: '100%', id: '3' }] }, page: 1 }],
    ['discount=x~0-100,y~100-101,z~60-40,w~-', { filters: { discount: [{ label: 'x', id: '0-100' }] }, page: 1 }],
    ['price=x~007-8', emptyListQuery],
    ['price=a~1-2,b~3-4', { filters: { price: [{ label: 'a', id: '1-2' }] }, page: 1 }],
    ['page=1000000', emptyListQuery],
    ['page=007', emptyListQuery],
  ])('reads %j [ROUTE-23]', (search, query) => {
    expect(parseListQuery(search)).toEqual(query);
    expect(parseListQuery(`?${search}`)).toEqual(query);
  });

  it('limits what one address can request of the backend', () => {
    const values = Array.from({ length: 200 }, (_, index) => `${'å'.repeat(300)}~${index}`).join(',');
    const groups = Array.from({ length: 60 }, (_, index) => `p-${index}=x~1`).join('&');
    const { filters } = parseListQuery(`brands=${values}&${groups}`);
    expect(filters.brands).toHaveLength(maximumFilterItems);
    expect(filters.brands?.[0]?.label).toBe('å'.repeat(maximumLabelLength));
    expect(Object.keys(filters).filter((key) => key.startsWith('p-'))).toHaveLength(maximumParameterFilters);
  });

  it('cuts a label between letters, not inside one', () => {
    expect(parseListQuery(`brands=${encodeURIComponent('👟'.repeat(101))}~1`).filters.brands?.[0]?.label).toBe(
      '👟'.repeat(100),
    );
  });
});

describe('printListQuery', () => {
  it('writes one choice one way, whatever the order in which it was made [ROUTE-23]', () => {
    const query = {
      filters: { 'p-size': [{ label: 'M', id: 'm' }], 'p-color': [red], brands: [vagabond] },
      sort: 'PRICE_ASC',
      page: 3,
    } as const;
    expect(printListQuery(query)).toBe(
      'brands=Vagabond~12&p-color=R%C3%B6d%252C%20m%C3%B6rk%20%257E%20100%20%2525~c_7&p-size=M~m&sort=PRICE_ASC&page=3',
    );
  });

  it('leaves the defaults out', () => {
    expect(printListQuery({ filters: { brands: [] }, page: 1 })).toBe('');
  });

  it('does not throw on half a letter', () => {
    expect(printListQuery({ filters: { brands: [{ label: '\ud800', id: '1' }] }, page: 1 })).toBe('brands=%EF%BF%BD~1');
  });
});

describe('choosing', () => {
  const chosen: ListQuery = { filters: { brands: [vagabond] }, sort: 'LATEST', page: 4 };

  it('adds and takes out a value, back on page 1', () => {
    const both = toggleFacet(chosen, red);
    expect(both).toMatchObject({ sort: 'LATEST', page: 1 });
    expect(chosenFacets(both).map(({ id }) => id)).toEqual(['12', 'c_7']);
    expect(hasFacet(both, red)).toBe(true);
    expect(toggleFacet(both, { ...red, label: 'another name' })).toEqual({
      ...chosen,
      filters: { brands: [vagabond] },
      page: 1,
    });
  });

  it('removes one value, a complete filter, or all', () => {
    const two = toggleFacet(chosen, { key: 'brands', label: 'Ecco', id: '7' });
    expect(chosenFacets(withoutFacet(two, vagabond)).map(({ id }) => id)).toEqual(['7']);
    expect(withoutFacet(two, { key: 'brands' })).toEqual({ filters: {}, sort: 'LATEST', page: 1 });
    expect(withoutFilters(two)).toEqual({ filters: {}, sort: 'LATEST', page: 1 });
  });

  it('keeps the filters when the page or the order changes', () => {
    expect(withPage(chosen, 2)).toEqual({ ...chosen, page: 2 });
    expect(withSort(chosen, 'VOTES')).toEqual({ ...chosen, sort: 'VOTES', page: 1 });
    expect(withSort(chosen, undefined)).toEqual({ filters: chosen.filters, page: 1 });
  });

  it('has one price range at a time', () => {
    const first = toggleFacet(emptyListQuery, { key: 'price', label: '', id: '0-500' });
    const second = toggleFacet(first, { key: 'price', label: '', id: '500-' });
    expect(chosenRanges(second, 'price')).toEqual([{ lowest: 500 }]);
    expect(chosenRanges(first, 'price')).toEqual([{ lowest: 0, highest: 500 }]);
    expect(chosenRanges(first, 'discount')).toEqual([]);
  });
});

it('knows the commerce API’s name of every order', () => {
  const names = 'RELEVANCE LATEST PRICE PRICE_DESC MOST_SOLD ALPHABETICAL VOTES BRAND';
  expect(listSorts.map(apiSort)).toEqual(names.split(' '));
});

describe('correctListQuery', () => {
  const labels = new Map([
    ['brands=12', 'Vagabond'],
    ['p-color=c_7', 'Röd'],
  ]);
  const correct = (search: string) => {
    const { query, dropped } = correctListQuery(parseListQuery(search), ({ key, id }) => labels.get(`${key}=${id}`));
    return [printListQuery(query), dropped];
  };

  it.each([
    ['an old name is put right', 'brands=Vagabond%20Shoemakers~12&page=3', 'brands=Vagabond~12&page=3', 0],
    ['the list begins again without what is gone', 'brands=Ecco~7,Vagabond~12&page=3', 'brands=Vagabond~12', 1],
    ['a filter of which nothing is left goes', 'skus=38~s_38,39~s_39&p-color=x~c_7', 'p-color=R%C3%B6d~c_7', 2],
    ['what is true stays', 'brands=Vagabond~12&sort=LATEST&page=2', 'brands=Vagabond~12&sort=LATEST&page=2', 0],
  ])('%s [ROUTE-23]', (_, search, corrected, dropped) => {
    expect(correct(search)).toEqual([corrected, dropped]);
  });
});

describe('properties', () => {
  const idLetters = 'ABCxyz019_.-'.split('');
  const id = fc.string({ unit: fc.constantFrom(...idLetters), minLength: 1, maxLength: 8 });
  // Few letters, most of them the ones that mean something.
  const label = fc.string({ unit: fc.constantFrom(...Array.from('aÅ~,%&=+ 27CE\u0000\u{1F45F}é')), maxLength: 6 });
  const items = (ids: fc.Arbitrary<string>, maxLength = 3) =>
    fc.uniqueArray(fc.record({ label, id: ids }), { selector: (item) => item.id, minLength: 1, maxLength });
  const range = (max: number) =>
    fc.tuple(fc.nat(max), fc.nat(max), fc.constantFrom('both', 'low', 'high')).map(([a, b, ends]) => {
      const low = ends === 'high' ? '' : String(Math.min(a, b));
      return `${low}-${ends === 'low' ? '' : String(Math.max(a, b))}`;
    });
  const filters = fc.record(
    {
      categories: items(id),
      brands: items(id),
      skus: items(id),
      price: items(range(9_999_999), 1),
      discount: items(range(100)),
    },
    { requiredKeys: [] },
  );
  const parameters = fc.dictionary(
    id.map((name) => `p-${name}`),
    items(id),
    { maxKeys: 2 },
  );
  const query: fc.Arbitrary<ListQuery> = fc
    .record({
      filters,
      parameters,
      sort: fc.option(fc.constantFrom(...listSorts), { nil: undefined }),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
    .map(({ filters: fixed, parameters: groups, sort, page }) => ({
      filters: { ...fixed, ...groups },
      ...(sort && { sort }),
      page,
    }));
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const sorted = ({ filters: chosen, sort, page }: ListQuery) => [
    Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1)),
    sort,
    page,
  ];

  // Plain comparisons: the matchers take longer than what they look at.
  const isInverse = (one: ListQuery): boolean => {
    const printed = printListQuery(one);
    const read = parseListQuery(printed);
    return same(sorted(read), sorted(one)) && printListQuery(read) === printed;
  };

  it('reads back what it printed, and prints back what it read [ROUTE-23]', () => {
    fc.assert(fc.property(query, isInverse), { numRuns: fuzzRuns(100_000, 50) });
  });

  it('has one address for one set of filters, in whatever order they were chosen [ROUTE-23]', () => {
    fc.assert(
      fc.property(query, (one) => {
        const reversed = Object.fromEntries(Object.entries(one.filters).reverse());
        return printListQuery({ ...one, filters: reversed }) === printListQuery(one);
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });

  it('reads any string that is not a query, and never throws [ROUTE-23]', () => {
    const names = 'brands categories skus price discount sort page p-x __proto__ constructor'.split(' ');
    const pieces = '~ , % %2 %7E %25 %00 %E0%A4 & = + - 1 12- 101 \ud800 \u{1F45F} x ? # ; LATEST'.split(' ');
    const [name, piece] = [fc.constantFrom(...names), fc.constantFrom(...pieces)];
    const search = fc.array(fc.tuple(name, fc.array(piece, { maxLength: 6 })), { maxLength: 3 });
    fc.assert(
      fc.property(search, (pairs) => {
        const one = parseListQuery(pairs.map(([key, value]) => `${key}=${value.join('')}`).join('&'));
        return same(sorted(parseListQuery(printListQuery(one))), sorted(one));
      }),
      { numRuns: fuzzRuns(100_000) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('reads letters of every kind', () => {
    const any = fc.string({ unit: 'binary', maxLength: 50 });
    fc.assert(
      fc.property(any, (text) => {
        const label = text.replace(/\p{Surrogate}/gu, '\ufffd');
        const one: ListQuery = { filters: { brands: [{ label, id: '1' }] }, page: 1 };
        return parseListQuery(text).page >= 1 && same(parseListQuery(printListQuery(one)), one);
      }),
      { numRuns: fuzzRuns(5_000) },
    );
  });

  it('toggling twice changes nothing but the page', () => {
    const facet = fc.record({ key: fc.constantFrom<FilterKey>('brands', 'skus', 'p-new'), label, id });
    fc.assert(
      fc.property(query, facet, (one, value) => {
        fc.pre(!hasFacet(one, value));
        expect(toggleFacet(toggleFacet(one, value), value)).toEqual(withPage(one, 1));
      }),
      { numRuns: fuzzRuns(1_000) },
    );
  });
});
