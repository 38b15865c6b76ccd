import { jsonObject } from '@lyng/model';
import type { SearchProduct } from './product.ts';

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
