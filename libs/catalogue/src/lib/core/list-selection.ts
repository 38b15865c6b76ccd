import { apiSort, chosenRanges } from '@lyng/routing/core';
import type { FilterKey, ListQuery, ListSort } from '@lyng/routing/core';
import { choiceCount } from './filter-choice.ts';
import type { ListSource } from './list-source.ts';
import { defaultPageSize, maximumSkip } from './page-count.ts';

/** The part of a list that was requested, in the backend's names. */
export interface ListSelection {
  readonly skip: number;
  readonly take: number;
  readonly filter: {
    readonly searchText?: string;
    readonly facets: string[];
    readonly sort: ReturnType<typeof apiSort>;
    readonly price?: { readonly lowest?: number; readonly highest?: number };
    readonly filterMode: 'BY_GROUP' | 'CURRENT';
  };
}

/** The backend's id of a chosen value. A price has none, it is a range. */
const facetIds = (query: ListQuery): string[] =>
  (Object.keys(query.filters) as FilterKey[])
    .filter((key) => key !== 'price')
    .flatMap((key) => (query.filters[key] ?? []).map(({ id }) => (key === 'discount' ? `d_${id}` : id)));

/** A range of prices, whose upper end belongs to the next one: 500 kr. is in "from 500", not in "200 to 500". */
const priceRange = (query: ListQuery): ListSelection['filter']['price'] => {
  const [range] = chosenRanges(query, 'price');
  return range && { ...range, ...(range.highest !== undefined && { highest: range.highest - 0.01 }) };
};

/** The backend query for a list as its address describes it. */
export const listSelection = (
  source: ListSource,
  query: ListQuery,
  { sort, pageSize = defaultPageSize }: { readonly sort: ListSort; readonly pageSize?: number },
): ListSelection => {
  const price = priceRange(query);
  return {
    skip: Math.min((query.page - 1) * pageSize, maximumSkip),
    take: pageSize,
    filter: {
      ...(source.kind === 'search' && { searchText: source.text }),
      facets: facetIds(query),
      sort: apiSort(query.sort ?? sort),
      ...(price && { price }),
      // Within a group that has a choice the other values must stay visible, or a second one could never be added.
      filterMode: choiceCount(query) > 0 ? 'BY_GROUP' : 'CURRENT',
    },
  };
};
