import { makeSourceProduct } from '../../testing/make-catalogue.ts';
import type { Place } from '../place-in-shop.ts';
import { fillCategories } from './build-categories.ts';
import { kinds } from './kinds.ts';
import { PlacedProducts } from './placed-products.ts';

const placeOf = (kind: string, departments: Place['departments'] = ['women']): Place => ({
  family: 'clothes',
  kind: kinds.get(kind),
  gender: 'women',
  departments,
});

/** Fills the categories of products in these places. */
function filled(...places: readonly Place[]) {
  const placed = new PlacedProducts();
  places.forEach((place, index) => placed.add({ product: makeSourceProduct(index + 1), place }));
  const ids = new Map<string, number>();
  const idOf = (key: string): number => {
    ids.set(key, ids.get(key) ?? 10_001 + ids.size);
    return ids.get(key) ?? 0;
  };
  const { categories, listings } = fillCategories(placed.places(), idOf);
  return { categories, products: [...placed.listedIn(listings)], count: placed.count };
}

describe('the categories of imported products', () => {
  it.each([
    [2, false],
    [3, true],
  ])('a new kind with %i products has one: %s', (count, has) => {
    const { categories } = filled(...Array.from({ length: count }, () => placeOf('parka')));
    expect(categories.some(({ name }) => name.da === 'Parkacoats')).toBe(has);
  });

  it('are those of the place of each product, in the order in which products came', () => {
    const [parka, dress] = [placeOf('parka'), placeOf('dress', ['women', 'children'])];
    const { products, categories, count } = filled(parka, dress, parka, dress, parka);
    expect(count).toBe(5);
    expect(products.map(({ productId }) => productId)).toEqual([1, 2, 3, 4, 5]);
    const nameOf = (id: number) => categories.find(({ categoryId }) => categoryId === id)?.name.da;
    expect(products.map(({ primaryCategoryId }) => nameOf(primaryCategoryId))).toEqual([
      'Parkacoats',
      'Kjoler',
      'Parkacoats',
      'Kjoler',
      'Parkacoats',
    ]);
    const departments = products.map(({ categoryIds }) => categoryIds.filter((id) => nameOf(id) === 'Kjoler').length);
    expect(departments).toEqual([0, 2, 0, 2, 0]);
  });
});
