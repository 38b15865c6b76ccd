import { defaultSort, sortChoices } from './list-sort-rule.ts';

const config = {
  productListDefaultSort: 'BRAND',
  customSortRoutes: { campaign: 'PRICE_ASC', search: 'LATEST' },
} as const;

describe('the order of a list', () => {
  it.each([
    ['category', config, 'BRAND'],
    ['campaign', config, 'PRICE_ASC'],
    ['search', config, 'LATEST'],
    ['search', { ...config, customSortRoutes: {} }, 'RELEVANCE'],
  ] as const)('of a %s list with %j is %s [CAT-08]', (kind, given, expected) => {
    expect(defaultSort(kind, given)).toBe(expected);
  });

  it.each([
    ['LATEST', ['LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
    ['RELEVANCE', ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
    ['MOST_SOLD', ['MOST_SOLD', 'LATEST', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
  ] as const)('can be chosen, its default %s first', (first, expected) => {
    expect(sortChoices(first)).toEqual(expected);
  });
});
