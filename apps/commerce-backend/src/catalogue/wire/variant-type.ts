import type { IndexedProduct } from '../snapshot/catalogue-index.ts';
import { modelRange } from '../columns/product-columns.ts';
import { productPath } from '../core/site-paths.ts';
import { toStockType, totalStock } from './stock-type.ts';
import type { View } from './view.ts';

/** One colour of a model, as the schema's `VariantType`. */
export const toVariantType = (product: IndexedProduct, { scope }: View) => {
  const text = product.texts[scope.language];
  const total = totalStock(product);
  return {
    level: 1,
    dimension: 'Color',
    type: 'COLOR',
    value: product.colour.key,
    label: text.colourName,
    skuId: null,
    incoming: total.incomingOn,
    shelf: '',
    stock: toStockType(total),
    productId: product.productId,
    name: text.name,
    alias: text.alias,
    canonicalUrl: productPath(text.alias),
    primaryImage: product.images[0]?.fileName ?? null,
    variants: [],
  };
};

/**
 * Every colour of a product's model that the market sells, the product itself among them; `null` for a model of one
 * colour.
 */
export function toVariantGroup(product: IndexedProduct, view: View) {
  const { columns, documents } = view.snapshot;
  const { numbers: prices } = columns.markets[view.scope.market.alias].price;
  const [from, to] = modelRange(columns, columns.ordinalOf(product.productId));
  // By id, as the ordinals of a model are.
  const siblings = [...columns.ids.subarray(from, to)].filter((_, index) => prices[from + index] !== 0);
  const [main] = siblings;
  if (main === undefined || siblings.length < 2) return null;
  return {
    variantGroupId: product.variantGroupId,
    name: product.texts[view.scope.language].name,
    mainProductId: main,
    collapseInLists: false,
    activeProducts: siblings.length,
    variants: async () => (await documents.load(siblings)).map((sibling) => toVariantType(sibling, view)),
  };
}
