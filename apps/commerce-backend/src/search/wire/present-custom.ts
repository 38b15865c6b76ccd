import type { IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { toProductType } from '../../catalogue/wire/product-type.ts';
import type { View } from '../../catalogue/wire/view.ts';

const resolved = (value: unknown): unknown => (typeof value === 'function' ? (value as () => unknown)() : value);

/** A row of products has hundreds of them; clients read what is missing as null. */
const withoutNull = (_key: string, value: unknown): unknown => (value === null ? undefined : value);

/** The fields of the shop's own product that each block holds. */
const blocks: Readonly<Record<string, readonly (keyof ReturnType<typeof toProductType>)[]>> = {
  ralph_data: [
    'productId',
    'alias',
    'name',
    'articleNumber',
    'brand',
    'unitPrice',
    'lowestPrice',
    'discountType',
    'parameterGroups',
    'discountCampaigns',
    'totalStock',
    'canonicalUrl',
    'firstAvailableOn',
    'productImages',
  ],
  ralph_data_skus: ['skus'],
  ralph_data_variant_dimensions: ['variantDimensions'],
  ralph_data_product_images: ['productImages'],
};

/** The requested blocks of product data, each a JSON text whose `json` holds the data. */
export function presentCustom(
  product: IndexedProduct,
  names: readonly string[],
  view: View,
): Record<string, { id: string; label: string }[]> {
  const known = names.filter((name) => Object.hasOwn(blocks, name));
  const type = toProductType(product, view);
  return Object.fromEntries(
    known.map((name) => {
      const fields = blocks[name] ?? [];
      const json =
        fields.length === 1 && fields[0] !== undefined
          ? resolved(type[fields[0]])
          : Object.fromEntries(fields.map((field) => [field, resolved(type[field])]));
      return [name, [{ id: name, label: JSON.stringify({ json }, withoutNull) }]];
    }),
  );
}
