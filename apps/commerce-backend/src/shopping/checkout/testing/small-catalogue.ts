import type { CatalogueSource, Localized, SourceProduct, SourceSku } from '@lyng/model';

const everywhere = <Value>(value: Value) => ({ dk: value, se: value, no: value, fi: value });
const inAll = (text: string): Localized => ({ da: text, sv: text, nb: text, fi: text });

const sku = (skuId: number, stock: Partial<SourceSku>): SourceSku => ({
  skuId,
  articleNumber: `A${String(skuId)}`,
  gtin: `570000000${String(skuId)}`,
  name: String(skuId),
  inStock: 0,
  oversellable: 0,
  static: 0,
  ...stock,
});

const product = (
  productId: number,
  given: Pick<SourceProduct, 'skus' | 'prices' | 'discountType' | 'campaignIds'>,
): SourceProduct => ({
  productId,
  articleNumber: `P${String(productId)}`,
  variantGroupId: productId,
  gender: 'unisex',
  kind: 'sneaker',
  brandId: 1,
  primaryCategoryId: 1,
  categoryIds: [1],
  alias: {
    da: `sko-${String(productId)}`,
    sv: `skor-${String(productId)}`,
    nb: `sko-no-${String(productId)}`,
    fi: `kengat-${String(productId)}`,
  },
  name: { da: 'Sko', sv: 'Skor', nb: 'Sko', fi: 'Kengät' },
  description: inAll('.'),
  details: inAll('.'),
  colour: { key: 'black', hex: '#000000', name: inAll('Sort') },
  parameters: [],
  images: [{ fileName: `${String(productId)}-1.svg`, tags: [] }],
  firstAvailableDaysAgo: 100,
  unitsSold: 1,
  ...given,
});

const price = (sellingIncVat: number, regularIncVat = sellingIncVat) => ({ regularIncVat, sellingIncVat, history: [] });

/** SKUs of the small catalogue, named after their stock. */
export const skus = { fifty: 11, threeAndTwoBeyond: 12, neverCounted: 13, campaign: 21 } as const;

/** Two products: one at 200 kr or 20 €, and one in a campaign at 300 kr instead of 400, or 30 € instead of 40. */
export const smallCatalogue: CatalogueSource = {
  brands: [{ brandId: 1, alias: 'hjem', name: 'Hjem', description: inAll('.') }],
  categories: [
    {
      categoryId: 1,
      parentCategoryId: 0,
      order: 1,
      alias: { da: 'sko', sv: 'skor', nb: 'sko-no', fi: 'kengat' },
      name: inAll('Sko'),
      description: inAll('.'),
    },
  ],
  campaigns: [
    {
      campaignId: 7,
      alias: 'efteraar',
      name: { da: 'Efterår', sv: 'Höst', nb: 'Høst', fi: 'Syksy' },
      hideTitle: true,
      percentOff: 25,
    },
  ],
  promoCodes: [
    {
      code: 'TEN',
      name: inAll('Ten percent'),
      effect: { kind: 'percentage', percentOff: 10 },
      minimumIncVat: everywhere(0),
    },
    {
      code: 'HUNDRED',
      name: inAll('A hundred'),
      effect: { kind: 'amount', amountIncVat: { ...everywhere(100_00), fi: 10_00 } },
      minimumIncVat: everywhere(0),
    },
    { code: 'FREESHIP', name: inAll('Free shipping'), effect: { kind: 'free-shipping' }, minimumIncVat: everywhere(0) },
    {
      code: 'BIG',
      name: inAll('Big'),
      effect: { kind: 'percentage', percentOff: 20 },
      minimumIncVat: { ...everywhere(400_00), fi: 40_00 },
    },
  ],
  products: [
    product(1, {
      skus: [
        sku(skus.fifty, { inStock: 50 }),
        sku(skus.threeAndTwoBeyond, { inStock: 3, oversellable: 2 }),
        sku(skus.neverCounted, { static: 10 }),
      ],
      prices: { ...everywhere(price(200_00)), fi: price(20_00) },
      discountType: 'NONE',
      campaignIds: [],
    }),
    product(2, {
      skus: [sku(skus.campaign, { inStock: 50 })],
      prices: { ...everywhere(price(300_00, 400_00)), fi: price(30_00, 40_00) },
      discountType: 'PRICE_CAMPAIGN',
      campaignIds: [7],
    }),
  ],
};
