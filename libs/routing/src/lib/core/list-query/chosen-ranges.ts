import { readRange } from './filter-shapes.ts';
import type { Range } from './filter-shapes.ts';
import type { ListQuery } from './list-query.ts';

/** The chosen bounds of price or discount. */
export const chosenRanges = (query: ListQuery, key: 'price' | 'discount'): readonly Range[] =>
  (query.filters[key] ?? []).flatMap(({ id }) => readRange(key, id) ?? []);
