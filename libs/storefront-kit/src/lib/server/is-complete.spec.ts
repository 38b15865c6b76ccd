import { isComplete } from './is-complete.ts';

describe('isComplete', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a page with all its parts', { root: { menus: {} }, 'home:0': { rows: [] } }],
    ['a page without data', { root: null, 'content:0': undefined }],
  ])('is true for %s', (_page, loaderData) => expect(isComplete(loaderData)).toBe(true));

  it.each<[string, Record<string, unknown>]>([
    ['of the frame', { root: { menus: null, isIncomplete: true }, 'home:0': {} }],
    ['of the page', { root: {}, 'product:0': { added: { reviews: null }, isIncomplete: true } }],
  ])('is false where a part %s is missing', (_part, loaderData) => expect(isComplete(loaderData)).toBe(false));
});
