import type { ProductSummary, Sku } from '@lyng/model';
import { makeSku } from '@lyng/model/testing';
import type { RecommendationList, SearchProduct } from '@lyng/search-client';
import { wireSummary } from './wire-product.ts';

/** A block as the search service carries it: a JSON text in the label of the first value. */
export const block = (name: string, json: unknown) => ({ [name]: [{ id: name, label: JSON.stringify({ json }) }] });

/** A product as the search service recommends it, with all four blocks of the shop's own data. */
export const makeSearchProduct = (
  product: ProductSummary,
  skus: readonly Sku[] = [makeSku(product.productId * 10)],
): SearchProduct => {
  const amount = product.unitPrice.selling.incVat / 100;
  return {
    key: product.articleNumber,
    title: product.name,
    brand: product.brandName,
    link: `/p/${product.alias}`,
    ticket: `product-${product.productId}`,
    inStock: true,
    listPrice: { min: amount, max: amount },
    sellingPrice: { min: amount, max: amount },
    variants: skus.map(({ skuId, articleNumber, name }) => ({
      key: articleNumber,
      ticket: `sku-${skuId}`,
      size: name,
      stockNumber: 3,
      inStock: true,
      link: `/p/${product.alias}?sku=${skuId}`,
      listPrice: amount,
      sellingPrice: amount,
      prices: [],
      availability: [],
    })),
    badges: { primary: [], secondary: [] },
    imageInfo: { effect: 'NONE', images: [] },
    swatch: { type: 'MISSING_COLORS', colors: [] },
    custom: {
      ...block('ralph_data', wireSummary(product)),
      ...block(
        'ralph_data_skus',
        skus.map((sku) => ({ ...sku, incoming: sku.stock.incoming })),
      ),
      ...block('ralph_data_variant_dimensions', [
        { level: 1, dimension: 'Color', type: 'product', value: 'hvid', label: 'Hvid' },
      ]),
      ...block('ralph_data_product_images', product.images),
    },
  };
};

/** A list with one group for each product. */
export const makeRecommendationList = (
  id: string,
  products: readonly SearchProduct[],
  more: Partial<RecommendationList> = {},
): RecommendationList => ({
  id,
  algorithm: 'ALTERNATIVES',
  productGroups: products.map((product) => ({ key: `group-${product.key}`, remaining: 0, products: [product] })),
  visible: true,
  visualization: 'CAROUSEL',
  ...more,
});
