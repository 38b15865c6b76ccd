import type { CatalogueSource } from '@lyng/model';
import { smallCatalogue } from '../../checkout/testing/small-catalogue.ts';

/** A gift card of 500 kr or 50 €. */
export const giftCardSku = 31;

const [pattern] = smallCatalogue.products;
if (pattern === undefined) throw new Error('The small catalogue has no product to make a gift card like.');
const price = { regularIncVat: 500_00, sellingIncVat: 500_00, history: [] };
const everywhere = { dk: price, se: price, no: price, fi: { ...price, regularIncVat: 50_00, sellingIncVat: 50_00 } };

/** The small catalogue with a gift card in it. */
export const giftCardCatalogue: CatalogueSource = {
  ...smallCatalogue,
  products: [
    ...smallCatalogue.products,
    {
      ...pattern,
      productId: 3,
      articleNumber: 'P3',
      variantGroupId: 3,
      kind: 'gift-card',
      alias: { da: 'gavekort', sv: 'presentkort', nb: 'gavekort-no', fi: 'lahjakortti' },
      name: { da: 'Gavekort', sv: 'Presentkort', nb: 'Gavekort', fi: 'Lahjakortti' },
      images: [{ fileName: '3-1.svg', tags: [] }],
      skus: [
        {
          skuId: giftCardSku,
          articleNumber: 'A31',
          gtin: '57000000031',
          name: '500',
          inStock: 0,
          oversellable: 0,
          static: 1,
        },
      ],
      prices: everywhere,
      discountType: 'NONE',
      campaignIds: [],
    },
  ],
};
