import { listSortOf } from './list-sort-of.ts';

describe('listSortOf', () => {
  it.each([
    ['bestsellers', 'bestsellers', { bestsellers: 'MOST_SOLD' }],
    ['category', 'category', {}],
    ['new-products', 'new', {}],
  ] as const)('takes the order of %s from the configuration [CAT-08]', (screen, kind, customSortRoutes) => {
    expect(listSortOf(screen, kind)).toEqual({ productListDefaultSort: 'LATEST', customSortRoutes });
  });

  // The configuration names routes, which are not called what their lists are.
  it.each([
    ['discount-campaign', 'campaign'],
    ['search-results', 'search'],
    ['new-products', 'new'],
    ['list', 'general'],
  ] as const)('gives the route %s an order of its own [CAT-08]', (screen, kind) => {
    const config = { productListDefaultSort: 'LATEST', customSortRoutes: { [screen]: 'PRICE_ASC' } } as const;
    expect(listSortOf(screen, kind, config)).toEqual({
      productListDefaultSort: 'LATEST',
      customSortRoutes: { [kind]: 'PRICE_ASC' },
    });
  });
});
