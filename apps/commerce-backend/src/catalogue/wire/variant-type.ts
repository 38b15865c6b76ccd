import { modelRange } from '../columns/product-columns.ts';
import { productPath } from '../core/site-paths.ts';
import type { IndexedProduct, IndexedSku } from '../snapshot/catalogue-index.ts';
import { toStockType, totalStock } from './stock-type.ts';
import type { View } from './view.ts';

/** Clients know the colour by this name, in every language. */
const COLOUR = { level: 1, dimension: 'Color' } as const;
const SIZE = { level: 0, dimension: 'Size' } as const;

/** Every colour of a product's model that the market sells, by id, the product itself among them. */
function coloursOf({ productId, prices }: IndexedProduct, { snapshot: { columns }, scope }: View): readonly number[] {
  const market = scope.market.alias;
  const ordinal = columns.ordinalOf(productId);
  // A product for members is in no column.
  if (ordinal < 0) return prices[market] === undefined ? [] : [productId];
  const { numbers } = columns.markets[market].price;
  const [from, to] = modelRange(columns, ordinal);
  return [...columns.ids.subarray(from, to)].filter((_, index) => numbers[from + index] !== 0);
}

/** The key of the colour, made unique where an imported model has two that are called the same. */
function colourValue({ productId, colour }: IndexedProduct, { snapshot: { columns } }: View): string {
  const { numbers } = columns.colours;
  const ordinal = columns.ordinalOf(productId);
  if (ordinal < 0) return colour.key;
  const [from, to] = modelRange(columns, ordinal);
  const same = numbers.subarray(from, to).filter((number) => number === numbers[ordinal]);
  return same.length > 1 ? `${colour.key}-${String(productId)}` : colour.key;
}

/** Swatches of clients add the `#`. A feed's own name of a colour is not among the values of the filter, and has none. */
const colourAttributes = ({ colour: { key, hex }, parameters }: IndexedProduct) =>
  parameters.some(({ identifier }) => identifier === key) ? [{ key: 'hex', value: hex.replace('#', '') }] : [];

const toSizeVariant = ({ skuId, name, stock }: IndexedSku, { productId }: IndexedProduct) => ({
  ...SIZE,
  type: 'sku',
  value: name,
  label: name,
  skuId,
  incoming: stock.incomingOn,
  shelf: null,
  stock: toStockType(stock),
  productId,
  name,
  alias: null,
  canonicalUrl: null,
  primaryImage: null,
  attributes: [],
  variants: [],
});

/** One colour of a model with its sizes, as the schema's `VariantType`. */
export const toVariantType = (product: IndexedProduct, view: View) => {
  const text = product.texts[view.scope.language];
  const total = totalStock(product);
  return {
    ...COLOUR,
    type: 'product',
    value: colourValue(product, view),
    label: text.colourName,
    skuId: null,
    incoming: total.incomingOn,
    shelf: null,
    stock: toStockType(total),
    productId: product.productId,
    name: text.name,
    alias: text.alias,
    canonicalUrl: productPath(text.alias),
    primaryImage: product.images[0]?.fileName ?? null,
    attributes: colourAttributes(product),
    variants: () => product.skus.map((sku) => toSizeVariant(sku, product)),
  };
};

/** A shopper's choices for a product: the colour is chosen, the size is not. */
export const variantDimensions = (product: IndexedProduct, view: View) => [
  {
    ...COLOUR,
    type: 'product',
    value: colourValue(product, view),
    label: product.texts[view.scope.language].colourName,
    attributes: colourAttributes(product),
    group: async () =>
      (await view.snapshot.documents.load(coloursOf(product, view))).map((sibling) => ({
        value: colourValue(sibling, view),
        label: sibling.texts[view.scope.language].colourName,
      })),
  },
  {
    ...SIZE,
    type: 'selection',
    value: null,
    label: null,
    attributes: [],
    group: () => product.skus.map(({ name }) => ({ value: name, label: name })),
  },
];

/** The colours of a product's model, each with its sizes; `null` where the market does not sell it. */
export function toVariantGroup(product: IndexedProduct, view: View) {
  const colours = coloursOf(product, view);
  const [main] = colours;
  if (main === undefined) return null;
  return {
    variantGroupId: product.variantGroupId,
    name: product.texts[view.scope.language].name,
    mainProductId: main,
    collapseInLists: false,
    activeProducts: colours.length,
    variants: async () => (await view.snapshot.documents.load(colours)).map((colour) => toVariantType(colour, view)),
  };
}
