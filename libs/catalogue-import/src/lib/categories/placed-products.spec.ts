import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue } from '../import-catalogue.ts';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import { importCompleteCatalogue } from '../testing/import-complete-catalogue.ts';

const folder = folderForSuite();

const titleOf = (index: number): string => `Sløjfe – Żółty 🧣 ${index}`;

/** Imports a product of each of these categories of a feed. */
async function imported(...categories: readonly string[]) {
  const rows = categories.map((category, index) => ({
    id: `${index}`,
    title: titleOf(index),
    category,
    price: 499,
    currency: 'DKK',
  }));
  await writeFile(join(folder, 'products.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'));
  const { source, count } = await importCompleteCatalogue(folder);
  const nameOf = (id: number) => source.categories.find(({ categoryId }) => categoryId === id)?.name.da;
  return { ...source, count, nameOf };
}

describe('the categories of imported products', () => {
  it.each([
    [2, false],
    [3, true],
  ])('a new kind with %i products has one: %s', async (count, has) => {
    const { categories } = await imported(...Array.from({ length: count }, () => 'Women > Parkas'));
    expect(categories.some(({ name }) => name.da === 'Parkacoats')).toBe(has);
  });

  it('are those of the place of each product, in the order in which products came', async () => {
    const [parka, shoe] = ['Women > Parkas', 'Sneakers'];
    const { products, count, nameOf } = await imported(parka, shoe, parka, shoe, parka);
    expect(count).toBe(5);
    expect(products.map(({ primaryCategoryId }) => nameOf(primaryCategoryId))).toEqual([
      'Parkacoats',
      'Sneakers',
      'Parkacoats',
      'Sneakers',
      'Parkacoats',
    ]);
    const departments = products.map(({ categoryIds }) => categoryIds.filter((id) => nameOf(id) === 'Sneakers').length);
    expect(departments).toEqual([0, 2, 0, 2, 0]);
  });
});

describe('the products of an import', () => {
  it.each([0, 1, 100, 250])('are %i as they were, as often as wanted', async (count) => {
    await imported(...Array.from({ length: count }, () => 'Bags'));
    const { source } = await importCatalogue(folder);
    const products = [...source.products];
    expect(products.map(({ name }) => name.da)).toEqual(Array.from({ length: count }, (_, id) => titleOf(id)));
    expect([...source.products]).toEqual(products);
  });
});
