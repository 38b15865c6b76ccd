import { makeShopConfig } from '@lyng/feature/testing';
import { listSortOf } from './list-sort-of.ts';

describe('listSortOf', () => {
  it.each([
    ['bestsellers', 'bestsellers', { bestsellers: 'MOST_SOLD' }],
    ['category', 'category', {}],
    ['new-products', 'new', {}],
  ] as const)('takes the order of %s from the configuration [CAT-08]', (screen, kind, customSortRoutes) => {
    expect(listSortOf(screen, kind, makeShopConfig().lists)).toEqual({
      productListDefaultSort: 'LATEST',
      customSortRoutes,
    });
  });

  // The configuration names routes, whose names differ from those of their lists.
  it.each([
    ['discount-campaign', 'campaign'],
    ['search-results', 'search'],
    ['new-products', 'new'],
    ['list', 'general'],
  ] as const)('gives the route %s an order of its own [CAT-08]', (screen, kind) => {
    const { lists } = makeShopConfig();
    expect(listSortOf(screen, kind, { ...lists, sortOf: { [screen]: 'PRICE_ASC' } })).toEqual({
      productListDefaultSort: 'LATEST',
      customSortRoutes: { [kind]: 'PRICE_ASC' },
    });
  });
});
