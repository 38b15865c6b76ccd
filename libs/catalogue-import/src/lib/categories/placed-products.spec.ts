import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import { importCompleteCatalogue } from '../testing/import-complete-catalogue.ts';
import { kinds } from './kinds.ts';
import { PlacedProducts } from './placed-products.ts';
import type { PlacedProduct } from './placed-products.ts';

const folder = folderForSuite();

const textOf = (text: string) => ({ da: text, sv: text, nb: text, fi: text });

const makeProduct = (productId: number, text: string): PlacedProduct['product'] => ({
  productId,
  articleNumber: `IM-${productId}`,
  variantGroupId: productId,
  gender: 'women',
  kind: 'bag',
  brandId: 1,
  alias: textOf(`bag-${productId}`),
  name: textOf(text),
  description: textOf(text),
  details: textOf(text),
  colour: { key: 'black', hex: '#000000', name: textOf('Sort') },
  parameters: [],
  skus: [],
  prices: {},
  discountType: 'NONE',
  campaignIds: [],
  images: [],
  firstAvailableDaysAgo: 1,
  unitsSold: 0,
});

/** Imports a product of each of these categories of a feed. */
async function imported(...categories: readonly string[]) {
  const rows = categories.map((category, index) => ({
    id: `${index}`,
    title: 'Sund',
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
  it.each([0, 1, 100, 250])('are %i as they were, as often as wanted', (count) => {
    const [kind] = kinds.values();
    if (kind === undefined) throw new Error('there is no kind');
    const place = { kind, gender: 'women', departments: ['women'] } as const;
    const products = new PlacedProducts();
    const added = Array.from({ length: count }, (_, id) =>
      makeProduct(id, `Sløjfe – Żółty 🧣 \u2028 \0 ${'knit '.repeat(200)}`),
    );
    for (const product of added) products.add({ product, place });
    const listing = { primaryCategoryId: 3, categoryIds: [1, 3] };
    const listed = products.listedIn([listing]);
    for (const _ of [1, 2]) expect([...listed]).toEqual(added.map((product) => ({ ...product, ...listing })));
    expect(products.places()).toMatchObject(count === 0 ? [] : [{ place, products: count }]);
  });
});
