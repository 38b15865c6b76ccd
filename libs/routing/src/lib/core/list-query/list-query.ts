import type { ListSort } from './list-sort.ts';

/** The query parameters that filter a list (spec §2); `p-` stands before the name of a parameter group. */
export type FilterKey = 'categories' | 'brands' | 'skus' | 'price' | 'discount' | `p-${string}`;

/** One chosen value: what the shopper reads and what the server knows it by. A range's id is `min-max`. */
export interface ListFilter {
  readonly label: string;
  readonly id: string;
}

/** One value of one filter, as a facet link toggles it. */
export interface Facet extends ListFilter {
  readonly key: FilterKey;
}

/** What the address of a list asks for. Plain data; keys without a value are absent. */
export interface ListQuery {
  readonly filters: Readonly<Partial<Record<FilterKey, readonly ListFilter[]>>>;
  /** Absent for the list's own default. */
  readonly sort?: ListSort;
  /** From 1. */
  readonly page: number;
}

/** A list as it is before anything is chosen. */
export const emptyListQuery: ListQuery = { filters: {}, page: 1 };

/** The filters with a fixed name, in the order in which they are printed. */
export const fixedFilterKeys = ['categories', 'brands', 'skus', 'price', 'discount'] as const;

const idShape = /^[A-Za-z0-9_.-]{1,64}$/;
const parameterShape = /^p-[A-Za-z0-9_.-]{1,64}$/;

/** Tells the query parameters that filter from all others. */
export const isFilterKey = (name: string): name is FilterKey =>
  fixedFilterKeys.some((key) => key === name) || parameterShape.test(name);

/** The id of one value when it is one that this filter can hold. */
export function isFilterId(key: FilterKey, id: string): boolean {
  return key === 'price' || key === 'discount' ? readRange(key, id) !== undefined : idShape.test(id);
}

/** Bounds of a price (whole units of the currency) or discount (whole percent), each end may be open. */
export interface Range {
  readonly lowest?: number;
  readonly highest?: number;
}

/** Reads the `min-max` of a price or discount filter; either end may be left out. */
export function readRange(key: 'price' | 'discount', id: string): Range | undefined {
  const found = /^(0|[1-9][0-9]{0,6})?-(0|[1-9][0-9]{0,6})?$/.exec(id);
  if (!found || id === '-') return undefined;
  const [, low, high] = found;
  const most = key === 'discount' ? 100 : Infinity;
  const lowest = low === undefined ? undefined : Number(low);
  const highest = high === undefined ? undefined : Number(high);
  if ((lowest ?? 0) > Math.min(highest ?? most, most) || (highest ?? 0) > most) return undefined;
  return { ...(lowest !== undefined && { lowest }), ...(highest !== undefined && { highest }) };
}
