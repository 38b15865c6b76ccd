import type { DiscountType } from '@lyng/model';
import type { LineProduct } from './pending-operation.ts';
import { money, number, shaped, text } from './shape.ts';
import type { Shape } from './shape.ts';

const flag: Shape = (value) => typeof value === 'boolean';
const textOrNull: Shape = (value) => value === null || typeof value === 'string';
/** The compiler holds the list to the model's type; as a value there, it would be in every page's first load. */
const discountTypes: Readonly<Record<DiscountType, true>> = {
  NONE: true,
  SALE_PRICE: true,
  PRICE_CAMPAIGN: true,
  EXTERNAL: true,
};
const discountType: Shape = (value) => typeof value === 'string' && Object.hasOwn(discountTypes, value);

const stock: Shape = {
  inStock: number,
  oversellable: number,
  static: number,
  totalStock: number,
  incoming: textOrNull,
};

const lineProduct: Shape = {
  productId: number,
  articleNumber: text,
  alias: text,
  name: text,
  brandName: text,
  discountType,
  images: [{ fileName: text, tags: [text] }],
  unitPrice: {
    isDiscounted: flag,
    selling: money,
    regular: money,
    discount: money,
    vat: number,
    discountPercentage: number,
  },
  lowestPrice: { isDiscounted: flag, discountPercentage: number, comparison: money, lowest: money, selling: money },
  totalStock: stock,
  skus: [{ skuId: number, articleNumber: text, name: text, stock }],
};

/** Reads what a line shows from anywhere: its own fields and nothing else, or undefined when one is missing or of another kind. */
export function parseLineProduct(value: unknown): LineProduct | undefined {
  const product = shaped(lineProduct, value) as LineProduct | undefined;
  const { colour } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return product && typeof colour === 'string' ? { ...product, colour } : product;
}
