import { defaultSort, sortChoices } from './list-sort-rule.ts';

const config = { productListDefaultSort: 'BRAND', customSortRoutes: { campaign: 'PRICE_ASC', search: 'LATEST' } } as const;

describe('the order of a list', () => {
  it.each([
    ['category', undefined, 'LATEST'],
    ['search', undefined, 'RELEVANCE'],
    ['bestsellers', undefined, 'MOST_SOLD'],
    ['category', config, 'BRAND'],
    ['campaign', config, 'PRICE_ASC'],
    ['search', config, 'LATEST'],
    ['search', { ...config, customSortRoutes: {} }, 'RELEVANCE'],
  ] as const)('of a %s list with %j is %s [CAT-08]', (kind, given, expected) => {
    expect(defaultSort(kind, given)).toBe(expected);
  });

  it.each([
    ['category', ['LATEST', 'MOST_SOLD', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
    ['search', ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
    ['bestsellers', ['MOST_SOLD', 'LATEST', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
  ] as const)('can be chosen for %s, its default first', (kind, expected) => {
    expect(sortChoices(kind)).toEqual(expected);
  });
});
