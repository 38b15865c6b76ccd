import type {
  CatalogueSource,
  Localized,
  SourceBrand,
  SourceCampaign,
  SourceCategory,
  SourcePrice,
  SourceProduct,
  SourceSku,
} from '@lyng/model';

/** The same words in four languages, distinguished by the language's code. */
export const inEvery = (text: string): Localized => ({
  da: text,
  sv: `${text}-sv`,
  nb: `${text}-nb`,
  fi: `${text}-fi`,
});

const makeSourceBrand = (brandId: number, alias: string): SourceBrand => ({
  brandId,
  alias,
  name: alias.toUpperCase(),
  description: inEvery(`brand-${alias}`),
});

const makeSourceCategory = (categoryId: number, parentCategoryId: number, alias: string): SourceCategory => ({
  categoryId,
  parentCategoryId,
  order: categoryId,
  alias: inEvery(alias),
  name: inEvery(alias),
  description: inEvery(`about-${alias}`),
});

const makeSourceCampaign = (overrides: Partial<SourceCampaign> = {}): SourceCampaign => ({
  campaignId: 1,
  alias: 'autumn',
  name: inEvery('Autumn'),
  hideTitle: false,
  percentOff: 20,
  ...overrides,
});

/** The price that was valid for 60 days, and below it, when given, the reduced price since `daysAgo`. */
export const makeSourcePrice = (
  regularIncVat: number,
  cut?: { readonly to: number; readonly daysAgo: number },
): SourcePrice => ({
  regularIncVat,
  sellingIncVat: cut?.to ?? regularIncVat,
  history: [
    { daysAgo: 60, sellingIncVat: regularIncVat },
    ...(cut === undefined ? [] : [{ daysAgo: cut.daysAgo, sellingIncVat: cut.to }]),
  ],
});

export const inMarkets = (price: SourcePrice): SourceProduct['prices'] => ({
  dk: price,
  se: price,
  no: price,
  fi: price,
});

export const makeSourceSku = (
  skuId: number,
  name: string,
  inStock: number,
  overrides: Partial<SourceSku> = {},
): SourceSku => ({
  skuId,
  articleNumber: `A${skuId}`,
  gtin: String(7_300_000_000_000 + skuId),
  name,
  inStock,
  oversellable: 0,
  static: 0,
  ...overrides,
});

const colours: Readonly<Record<string, { readonly hex: string; readonly name: Localized }>> = {
  black: { hex: '#1a1a1a', name: { da: 'Sort', sv: 'Svart', nb: 'Svart', fi: 'Musta' } },
  blue: { hex: '#33557f', name: { da: 'Blå', sv: 'Blå', nb: 'Blå', fi: 'Sininen' } },
};

/** A sneaker of 799 in every market, black, with two sizes. */
export function makeSourceProduct(
  productId: number,
  overrides: Partial<SourceProduct> & { readonly colourKey?: string } = {},
): SourceProduct {
  const { colourKey = 'black', ...rest } = overrides;
  const colour = colours[colourKey] ?? { hex: '#888888', name: inEvery(colourKey) };
  return {
    productId,
    articleNumber: `P${productId}`,
    variantGroupId: productId,
    gender: 'women',
    kind: 'sneaker',
    brandId: 1,
    primaryCategoryId: 11,
    categoryIds: [1, 11],
    alias: inEvery(`product-${productId}`),
    name: inEvery(`Product ${productId}`),
    description: inEvery(`A good shoe. Number ${productId}.`),
    details: inEvery('Leather\nRubber sole'),
    colour: { key: colourKey, ...colour },
    parameters: [
      {
        groupId: 1,
        groupName: { da: 'Farve', sv: 'Färg', nb: 'Farge', fi: 'Väri' },
        identifier: colourKey,
        value: colour.name,
      },
      {
        groupId: 2,
        groupName: { da: 'Materiale', sv: 'Material', nb: 'Materiale', fi: 'Materiaali' },
        identifier: 'leather',
        value: inEvery('leather'),
      },
    ],
    skus: [makeSourceSku(productId * 10 + 1, '38', 10), makeSourceSku(productId * 10 + 2, '39', 3)],
    prices: inMarkets(makeSourcePrice(79_900)),
    discountType: 'NONE',
    campaignIds: [],
    images: [1, 2, 3].map((view) => ({
      fileName: `${productId}-${view}.svg`,
      tags: ['front'],
      drawing: { kind: 'sneaker', colours: [colour.hex], pattern: 'plain', seed: productId, view: 'front' },
    })),
    firstAvailableDaysAgo: productId,
    unitsSold: 1000 - productId,
    ...rest,
  };
}

/** A catalogue of the products given: shoes (sneakers, boots), clothes (jackets, hats), two brands, one campaign. */
export const makeCatalogue = (products: readonly SourceProduct[]): CatalogueSource => ({
  brands: [makeSourceBrand(1, 'alfa'), makeSourceBrand(2, 'beta')],
  categories: [
    makeSourceCategory(1, 0, 'shoes'),
    makeSourceCategory(2, 0, 'clothes'),
    makeSourceCategory(11, 1, 'sneakers'),
    makeSourceCategory(12, 1, 'boots'),
    makeSourceCategory(21, 2, 'jackets'),
    makeSourceCategory(22, 2, 'hats'),
  ],
  campaigns: [makeSourceCampaign()],
  promoCodes: [
    {
      code: 'WELCOME15',
      name: inEvery('Welcome'),
      effect: { kind: 'percentage', percentOff: 15 },
      minimumIncVat: { dk: 0, se: 0, no: 0, fi: 0 },
    },
  ],
  products,
});
