import type { DiscountType } from '@lyng/model';
import type { LineProduct } from './pending-operation.ts';

/** What a value must look like: a test, a list of one shape, or fields with a shape each. */
type Shape = ((value: unknown) => boolean) | readonly [Shape] | { readonly [field: string]: Shape };

const text: Shape = (value) => typeof value === 'string';
const number: Shape = (value) => Number.isFinite(value);
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

const money: Shape = { incVat: number, exVat: number, incVatFormatted: text, exVatFormatted: text };
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

/** The value with the fields of the shape and no others; undefined when it is another thing. */
function shaped(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'function') return shape(value) ? value : undefined;
  if (Array.isArray(shape)) {
    const [each] = shape as readonly [Shape];
    const items = Array.isArray(value) ? value.map((item) => shaped(each, item)) : [undefined];
    return items.includes(undefined) ? undefined : items;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(shape).map(
    ([field, each]) => [field, shaped(each, (value as Record<string, unknown>)[field])] as const,
  );
  return fields.some(([, field]) => field === undefined) ? undefined : Object.fromEntries(fields);
}

/** Reads what a line shows from anywhere: its own fields and nothing else, or undefined when one is missing or of another kind. */
export const parseLineProduct = (value: unknown): LineProduct | undefined =>
  shaped(lineProduct, value) as LineProduct | undefined;
