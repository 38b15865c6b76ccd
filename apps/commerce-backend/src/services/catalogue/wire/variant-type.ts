import type { IndexedProduct } from '../catalogue-index.ts';
import { productPath } from '../site-paths.ts';
import { toStockType } from './stock-type.ts';
import type { View } from './view.ts';

/** One colour of a model, as the wire's `VariantType` has it. */
export const toVariantType = (product: IndexedProduct, { scope, snapshot }: View) => {
  const text = product.texts[scope.language];
  const total = snapshot.totalStock(product);
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

/** Every colour of a product's model that the market sells, the product itself among them; `null` for a model of one colour. */
export function toVariantGroup(product: IndexedProduct, view: View) {
  const siblings = (view.snapshot.index.variants.get(product.variantGroupId) ?? [])
    .filter(({ prices }) => prices[view.scope.market.alias] !== undefined)
    .toSorted((a, b) => a.productId - b.productId);
  const [main] = siblings;
  if (main === undefined || siblings.length < 2) return null;
  return {
    variantGroupId: product.variantGroupId,
    name: product.texts[view.scope.language].name,
    mainProductId: main.productId,
    collapseInLists: false,
    activeProducts: siblings.length,
    variants: () => siblings.map((sibling) => toVariantType(sibling, view)),
  };
}
