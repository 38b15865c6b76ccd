import type { CatalogueSource, Localized, SourceCategory, SourceProduct } from '@lyng/model';
import { gtinOf, slugOf } from '@lyng/demo-catalogue/core';
import { storable } from '../../src/platform/database/storable-text.ts';
import type { SetProduct } from './evaluation-set.ts';

const SEPARATOR = ' > ';
const NO_CATEGORY = ['Products'];
const ONE_SIZE = ['One size'];
const PRICE = 10_000;
const price = { regularIncVat: PRICE, sellingIncVat: PRICE, history: [{ daysAgo: 60, sellingIncVat: PRICE }] };

/** The texts of a set are in one language: every language gets them, as from an imported feed. */
const inEvery = (text: string): Localized => {
  const kept = storable(text);
  return { da: kept, sv: kept, nb: kept, fi: kept };
};

const pathOf = ({ category }: SetProduct): readonly string[] => (category.length === 0 ? NO_CATEGORY : category);

/** Every path from a root, in the order in which they are met, and its number. */
const numberPaths = (products: readonly SetProduct[]): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const product of products) {
    const path = pathOf(product);
    for (const length of path.keys()) {
      const key = path.slice(0, length + 1).join(SEPARATOR);
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    }
  }
  return numbers;
};

const categoriesOf = (numbers: ReadonlyMap<string, number>): readonly SourceCategory[] =>
  [...numbers].map(([key, categoryId]) => {
    const path = key.split(SEPARATOR);
    const name = inEvery(path.at(-1) ?? '');
    return {
      categoryId,
      parentCategoryId: numbers.get(path.slice(0, -1).join(SEPARATOR)) ?? 0,
      order: categoryId,
      alias: inEvery(`${slugOf('da', name.da)}-${categoryId}`),
      name,
      description: inEvery(''),
    };
  });

const colourOf = (name: string): SourceProduct['colour'] => ({
  key: name === '' ? 'not-stated' : slugOf('da', name),
  hex: '#8c8c8c',
  name: inEvery(name),
});

const skusOf = (sizes: readonly string[], productId: number): SourceProduct['skus'] =>
  (sizes.length === 0 ? ONE_SIZE : sizes).map((size, index) => {
    const skuId = productId * 100 + index;
    return {
      skuId,
      articleNumber: `J${productId}-${index + 1}`,
      gtin: gtinOf(skuId),
      name: storable(size),
      inStock: 10,
      oversellable: 0,
      static: 0,
    };
  });

/**
 * The products of a set as a catalogue that the shop can load. Its products are equally popular, new and dear, so that
 * words alone decide. The number of a product is its place in the set, from 1.
 */
export function setCatalogue(products: readonly SetProduct[]): CatalogueSource {
  const numbers = numberPaths(products);
  const brandNames = [...new Set(products.map(({ brand }) => brand))];
  const brandIds = new Map(brandNames.map((name, index) => [name, index + 1]));
  return {
    brands: brandNames.map((name, index) => ({
      brandId: index + 1,
      alias: `${slugOf('da', name)}-${index + 1}`,
      name: storable(name === '' ? 'No name' : name),
      description: inEvery(''),
    })),
    categories: categoriesOf(numbers),
    campaigns: [],
    promoCodes: [],
    products: products.map((product, index): SourceProduct => {
      const productId = index + 1;
      const path = pathOf(product);
      const categoryIds = path.map((_, at) => numbers.get(path.slice(0, at + 1).join(SEPARATOR)) ?? 0);
      const colour = colourOf(product.colour);
      return {
        productId,
        articleNumber: `J${productId}`,
        variantGroupId: productId,
        gender: product.gender,
        kind: slugOf('da', path.at(-1) ?? ''),
        brandId: brandIds.get(product.brand) ?? 0,
        primaryCategoryId: categoryIds.at(-1) ?? 0,
        categoryIds,
        alias: inEvery(`product-${productId}`),
        name: inEvery(product.title),
        description: inEvery(product.text),
        details: inEvery(''),
        colour,
        parameters:
          product.colour === ''
            ? []
            : [{ groupId: 1, groupName: inEvery('Colour'), identifier: colour.key, value: colour.name }],
        skus: skusOf(product.sizes, productId),
        prices: { dk: price, se: price, no: price, fi: price },
        discountType: 'NONE',
        campaignIds: [],
        images: [],
        firstAvailableDaysAgo: 365,
        unitsSold: 0,
      };
    }),
  };
}
