import type { DiscountType } from '@lyng/model';
import { jsonObject } from '../core/json-value.ts';
import type { SearchProduct } from './product.ts';

/** The compiler checks the list against the model's type; as a value it would be in every page's first load. */
const discountTypes: Readonly<Record<DiscountType, true>> = {
  NONE: true,
  SALE_PRICE: true,
  PRICE_CAMPAIGN: true,
  EXTERNAL: true,
};

const isDiscountType = (value: unknown): value is DiscountType =>
  typeof value === 'string' && Object.hasOwn(discountTypes, value);

/** A kind of discount in the shop's own data; `NONE` for an unknown kind. */
export const discountTypeOf = (value: unknown): DiscountType => (isDiscountType(value) ? value : 'NONE');

/**
 * The content of a block of the shop's own data: a JSON text whose `json` is the data. `undefined` when the product has
 * no such block, `null` when the block is malformed.
 */
export function readProductBlock(
  { custom }: Pick<SearchProduct, 'custom'>,
  name: string,
): { readonly json: unknown } | null | undefined {
  const label = custom && Object.hasOwn(custom, name) ? custom[name]?.[0]?.label : undefined;
  if (label === undefined) return undefined;
  try {
    const block = jsonObject(JSON.parse(label));
    return block && 'json' in block ? { json: block['json'] } : null;
  } catch {
    return null;
  }
}
