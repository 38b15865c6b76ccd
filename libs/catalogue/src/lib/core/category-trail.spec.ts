import fc from 'fast-check';
import { categoryTrail } from './category-trail.ts';

const category = (categoryId: number, parentCategoryId: number, order = 0) => ({
  categoryId,
  parentCategoryId,
  order,
  alias: `c${categoryId}`,
  name: `Category ${categoryId}`,
});

describe('category trail', () => {
  const flat = [category(1, 0), category(2, 1), category(3, 2)];

  it.each([
    [3, [1, 2, 3]],
    [1, [1]],
    [9, []],
  ])('of %i goes root first [CAT-16]', (id, expected) => {
    expect(categoryTrail(flat, id).map(({ categoryId }) => categoryId)).toEqual(expected);
  });

  it('ends for every list, also one with cycles', () => {
    const anyCategories = fc.array(fc.tuple(fc.nat(6), fc.nat(6)).map(([id, parent]) => category(id, parent)));
    fc.assert(
      fc.property(anyCategories, fc.nat(6), (categories, id) => {
        const trail = categoryTrail(categories, id);
        expect(new Set(trail).size).toBe(trail.length);
        expect(categories.some(({ categoryId }) => categoryId === id)).toBe(trail.at(-1)?.categoryId === id);
      }),
    );
  });
});
