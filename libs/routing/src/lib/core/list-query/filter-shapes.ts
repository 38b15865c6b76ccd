import { fixedFilterKeys } from './list-query.ts';
import type { FilterKey } from './list-query.ts';

const idShape = /^[A-Za-z0-9_.-]{1,64}$/;
const parameterShape = /^p-[A-Za-z0-9_.-]{1,64}$/;

/** Distinguishes the query parameters that filter from all others. */
export const isFilterKey = (name: string): name is FilterKey =>
  fixedFilterKeys.some((key) => key === name) || parameterShape.test(name);

/** The id of one value when it is one that this filter can hold. */
export function isFilterId(key: FilterKey, id: string): boolean {
  return key === 'price' || key === 'discount' ? readRange(key, id) !== undefined : idShape.test(id);
}

/** Bounds of a price (integer units of the currency) or discount (integer percent), each end may be open. */
export interface Range {
  readonly lowest?: number;
  readonly highest?: number;
}

/** Reads the `min-max` of a price or discount filter; either end may be left out. */
export function readRange(key: 'price' | 'discount', id: string): Range | undefined {
  const found = /^(0|[1-9][0-9]{0,6})?-(0|[1-9][0-9]{0,6})?$/.exec(id);
  if (!found || id === '-') return undefined;
  const [, low, high] = found;
  const max = key === 'discount' ? 100 : Infinity;
  const lowest = low === undefined ? undefined : Number(low);
  const highest = high === undefined ? undefined : Number(high);
  if ((lowest ?? 0) > Math.min(highest ?? max, max) || (highest ?? 0) > max) return undefined;
  return { ...(lowest !== undefined && { lowest }), ...(highest !== undefined && { highest }) };
}
