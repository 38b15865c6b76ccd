import type { ListSort } from './list-sort.ts';

/** The filters with a fixed name, in the order in which they are printed. */
export const fixedFilterKeys = ['categories', 'brands', 'skus', 'price', 'discount'] as const;

/** The query parameters that filter a list; `p-` is the prefix of a parameter group. */
export type FilterKey = (typeof fixedFilterKeys)[number] | `p-${string}`;

/** One chosen value: what the shopper reads and what the server knows it by. A range's id is `min-max`. */
export interface ListFilter {
  readonly label: string;
  readonly id: string;
}

/** One value of one filter, as a facet link toggles it. */
export interface Facet extends ListFilter {
  readonly key: FilterKey;
}

/** The selection in the address of a list. Plain data; keys without a value are absent. */
export interface ListQuery {
  readonly filters: Readonly<Partial<Record<FilterKey, readonly ListFilter[]>>>;
  /** Absent for the list's own default. */
  readonly sort?: ListSort;
  /** From 1. */
  readonly page: number;
}
