import type { CatalogueSource } from '@lyng/model';
import { smallCatalogue } from '../small-catalogue.ts';

/** The five sizes that everybody wants, 200 kr each. */
export const raceSkus = [41, 42, 43, 44, 45] as const;

/** Units of each size when a race begins. */
export const RACE_UNITS = 50;

const [pattern] = smallCatalogue.products;
if (pattern === undefined) throw new Error('The small catalogue has no product to make one like.');

/** The small catalogue with a shoe of five sizes in it. */
export const raceCatalogue: CatalogueSource = {
  ...smallCatalogue,
  products: [
    ...smallCatalogue.products,
    {
      ...pattern,
      productId: 4,
      articleNumber: 'P4',
      variantGroupId: 4,
      alias: { da: 'sko-4', sv: 'skor-4', nb: 'sko-no-4', fi: 'kengat-4' },
      images: [{ fileName: '4-1.svg', tags: [] }],
      skus: raceSkus.map((skuId) => ({
        skuId,
        articleNumber: `A${String(skuId)}`,
        gtin: `570000000${String(skuId)}`,
        name: String(skuId),
        inStock: RACE_UNITS,
        oversellable: 0,
        static: 0,
      })),
    },
  ],
};

/** The stock at the beginning of a race, by SKU. */
export const raceStock: ReadonlyMap<number, number> = new Map(
  raceCatalogue.products.flatMap(({ skus }) =>
    skus.map(({ skuId, inStock, oversellable }) => [skuId, inStock + oversellable] as const),
  ),
);
