import { isWhole } from './is-whole.ts';

describe('isWhole', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['a page with everything', { root: { menus: {} }, product: { reviews: { items: [] }, alike: [] } }, true],
    ['a page that asks for nothing beside itself', { root: { menus: {} }, cart: null }, true],
    ['a page that was not found', {}, true],
    ['one without its menus', { root: { menus: null }, home: {} }, false],
    [
      'a search without what the search service says of it',
      { root: { menus: {} }, search: { findings: null, literalProducts: null } },
      false,
    ],
    [
      'a product without others of its kind',
      { root: { menus: {} }, product: { reviews: { items: [] }, alike: null } },
      false,
    ],
    ['a front page with its rows', { root: { menus: {} }, home: { rows: { new: [], best: [] } } }, true],
    ['one without a row', { root: { menus: {} }, home: { rows: { new: [], best: null } } }, false],
    ['a product without its reviews', { root: { menus: {} }, product: { reviews: null } }, false],
  ])('%s', (_name, loaderData, expected) => {
    expect(isWhole(loaderData)).toBe(expected);
  });
});
