import { textLanguageGroup } from '@lyng/model';
import type { Money, Price, Product, ProductSummary, Stock } from '@lyng/model';
import { makeProduct } from '@lyng/model/testing';

const wireMoney = (name: string, { incVat, exVat, incVatFormatted, exVatFormatted }: Money) => ({
  [`${name}IncVat`]: incVat / 100,
  [`${name}ExVat`]: exVat / 100,
  [`${name}IncVatFormatted`]: incVatFormatted,
  [`${name}ExVatFormatted`]: exVatFormatted,
});

const wirePrice = (price: Price) => ({
  isDiscounted: price.isDiscounted,
  ...wireMoney('sellingPrice', price.selling),
  ...wireMoney('regularPrice', price.regular),
  ...wireMoney('discount', price.discount),
  discountPercentage: price.discountPercentage,
  vat: price.vat / 100,
});

const wireStock = ({ inStock, oversellable, static: uncounted, totalStock }: Stock) => ({
  inStock,
  oversellable,
  static: uncounted,
  totalStock,
});

/** The group that names the language of texts which are not in the shop's own. */
const languageGroups = ({ textLanguage }: ProductSummary) =>
  textLanguage === undefined ? [] : [{ parameterGroupId: 99, name: textLanguageGroup(textLanguage), parameters: [] }];

const colourGroups = ({ colour }: ProductSummary) =>
  colour === undefined
    ? []
    : [
        {
          parameterGroupId: 1,
          name: 'Farve',
          parameters: [{ name: 'Color', value: colour, identifier: 'color', show: true }],
        },
      ];

/** A product as a list of the commerce API has it: the inverse of `parseProductSummary`. */
export const wireSummary = (product: ProductSummary) => ({
  productId: product.productId,
  articleNumber: product.articleNumber,
  alias: product.alias,
  name: product.name,
  discountType: product.discountType,
  brand: { name: product.brandName, alias: product.brandName.toLowerCase() },
  parameterGroups: [...colourGroups(product), ...languageGroups(product)],
  productImages: product.images,
  unitPrice: wirePrice(product.unitPrice),
  lowestPrice: {
    isDiscounted: product.lowestPrice.isDiscounted,
    discountPercentage: product.lowestPrice.discountPercentage,
    ...wireMoney('comparisonPrice', product.lowestPrice.comparison),
    ...wireMoney('lowestPrice', product.lowestPrice.lowest),
  },
  totalStock: wireStock(product.totalStock),
  firstAvailableOn: product.comesOn ?? '2025-01-01',
});

/** A product with prices under the names of a list's document, for gateways without a schema. */
export const wireListed = (product: ProductSummary) => {
  const { unitPrice, lowestPrice } = product;
  return {
    ...wireSummary(product),
    unitPrice: {
      isDiscounted: unitPrice.isDiscounted,
      amount: unitPrice.selling.incVat / 100,
      selling: unitPrice.selling.incVatFormatted,
      sellingExVat: unitPrice.selling.exVatFormatted,
      regular: unitPrice.regular.incVatFormatted,
      regularExVat: unitPrice.regular.exVatFormatted,
      percent: unitPrice.discountPercentage,
    },
    lowestPrice: {
      percent: lowestPrice.discountPercentage,
      lowest: lowestPrice.lowest.incVatFormatted,
      lowestExVat: lowestPrice.lowest.exVatFormatted,
    },
  };
};

/** A product as its own page has it: the inverse of `parseProduct`. */
export const wireProduct = (product: Product = makeProduct()) => ({
  ...wireSummary(product),
  canonicalUrl: product.canonicalUrl,
  alternativeUrls: [{ url: '/p/solveig-vit-sneaker', language: 'sv-SE' }],
  texts: { text1: product.description, text2: product.details.join('\n') },
  meta: { title: product.name, description: product.description },
  primaryCategory: product.primaryCategory,
  categories: product.categories,
  skus: product.skus.map((sku) => ({
    ...sku,
    gtin: '2900001030830',
    stock: wireStock(sku.stock),
    incoming: sku.stock.incoming,
  })),
  parameterGroups: [
    ...product.parameterGroups.map((group) => ({
      ...group,
      parameters: group.parameters.map((parameter) => ({ ...parameter, show: true })),
    })),
    ...languageGroups(product),
  ],
  priceLog: [],
  variantGroup: {
    variants: product.colourVariants.map(({ productId, alias, label, image }) => ({
      productId,
      alias,
      label,
      primaryImage: image,
    })),
  },
});
