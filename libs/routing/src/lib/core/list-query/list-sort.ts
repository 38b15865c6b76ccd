/** The sort orders a shopper may choose, as they appear in the address. */
export const listSorts = [
  'RELEVANCE',
  'LATEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'MOST_SOLD',
  'ALPHABETICAL',
  'VOTES',
  'BRAND',
] as const;
export type ListSort = (typeof listSorts)[number];

/** Whether the value is a known sort order; letter case counts. */
export const isListSort = (value: unknown): value is ListSort => listSorts.some((sort) => sort === value);

/** The order's name in the commerce API, which calls rising price just `PRICE`. */
export const apiSort = (sort: ListSort): Exclude<ListSort, 'PRICE_ASC'> | 'PRICE' =>
  sort === 'PRICE_ASC' ? 'PRICE' : sort;
