import { defaultSort, sortChoices } from './list-sort-rule.ts';

const config = {
  defaultSort: 'BRAND',
  sortOf: { 'discount-campaign': 'PRICE_ASC', 'search-results': 'LATEST' },
} as const;

describe('the order of a list', () => {
  it.each([
    ['category', config, 'BRAND'],
    ['discount-campaign', config, 'PRICE_ASC'],
    ['search-results', config, 'LATEST'],
    ['search-results', { ...config, sortOf: {} }, 'RELEVANCE'],
  ] as const)('of the screen %s with %j is %s [CAT-08]', (screen, given, expected) => {
    expect(defaultSort(screen, given)).toBe(expected);
  });

  it.each([
    ['LATEST', ['LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
    ['RELEVANCE', ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
    ['MOST_SOLD', ['MOST_SOLD', 'LATEST', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL']],
  ] as const)('can be chosen, its default %s first', (first, expected) => {
    expect(sortChoices(first)).toEqual(expected);
  });
});
