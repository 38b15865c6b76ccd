import { isComplete } from './is-complete.ts';

describe('isComplete', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['with all its parts', { root: { menus: {} }, 'home:0': { rows: [] } }, true],
    ['without data', { root: null, 'content:0': undefined }, true],
    ['whose frame lacks a part', { root: { menus: null, isIncomplete: true }, 'home:0': {} }, false],
    ['that lacks a part', { root: {}, 'product:0': { added: { reviews: null }, isIncomplete: true } }, false],
  ])('of a page %s', (_page, loaderData, expected) => expect(isComplete(loaderData)).toBe(expected));
});
