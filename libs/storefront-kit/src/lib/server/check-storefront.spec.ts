import type { Feature } from '@lyng/feature';
import { makeShopConfig } from '@lyng/feature/testing';
import { makeSiteConfig } from '@lyng/routing/testing';
import { createSlice } from '@reduxjs/toolkit';
import { checkStorefront } from './check-storefront.ts';

const screen = { page: async () => ({ Component: () => null }), data: async () => ({ loader: () => null }) };
const slice = createSlice({ name: 'cart', initialState: {}, reducers: {} });
const visitor = async () => ({ create: () => () => null });

const check = (...features: readonly Feature[]) => checkStorefront({ config: makeShopConfig(), features });

describe('checkStorefront', () => {
  it('accepts features that have nothing in common', () =>
    check({ id: 'cart', screens: { cart: screen }, slices: [slice] }, { id: 'content', screens: { home: screen } }));

  it.each<[string, Feature, Feature]>([
    ['the id "cart"', { id: 'cart' }, { id: 'cart' }],
    ['the screen "home"', { id: 'content', screens: { home: screen } }, { id: 'outlet', screens: { home: screen } }],
    ['the slice "cart"', { id: 'cart', slices: [slice] }, { id: 'basket', slices: [slice] }],
    ['the port "visitor"', { id: 'auth', provides: { visitor } }, { id: 'login', provides: { visitor } }],
    [
      'the texts "shop"',
      { id: 'shell', server: { messages: { shop: {} } } },
      { id: 'cart', server: { messages: { shop: {} } } },
    ],
    [
      'the cached pages of "home"',
      { id: 'content', server: { cachedScreens: { home: () => true } } },
      { id: 'outlet', server: { cachedScreens: { home: () => false } } },
    ],
  ])('rejects two features with %s, by their names', (claim, one, other) => {
    expect(() => check(one, other)).toThrow(`"${one.id}" and "${other.id}" both have ${claim}`);
  });

  const { lists } = makeShopConfig();
  const [market] = makeSiteConfig().markets;
  it.each<[field: string, changes: object]>([
    ['markets', { sites: makeSiteConfig({ markets: [{ ...market, host: '' } as NonNullable<typeof market>] }) }],
    ['productListDefaultSort"', { lists: { ...lists, defaultSort: 'NEWEST' } }],
    ['customSortRoutes.shoes"', { lists: { ...lists, sortOf: { shoes: 'LATEST' } } }],
    ['customSortRoutes.brand"', { lists: { ...lists, sortOf: { bestsellers: 'VOTES', brand: 'latest' } } }],
  ])('names a setting of shop.config.json that is wrong: %s [APP-09, SPEC-21]', (field, changes) => {
    expect(() => checkStorefront({ config: makeShopConfig(changes), features: [] })).toThrow(`is wrong at "${field}`);
  });
});
