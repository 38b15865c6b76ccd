import { apiSort, chosenRanges } from '@lyng/routing/core';
import type { FilterKey, ListQuery, ListSort } from '@lyng/routing/core';
import { choiceCount } from './facet-groups.ts';
import type { ListSource } from './list-source.ts';

/** How many products a page of a list holds unless the app says otherwise: whole rows of two, three and four. */
export const defaultPageSize = 48;

/** Wire contract: the backend skips at most this many products. */
const maximumSkip = 6000;

/** The part of a list that the shopper asked for, in the backend's words. */
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

/** The id that the backend has for a chosen value; a price has none, it is a range. */
const facetIds = (query: ListQuery): string[] =>
  (Object.keys(query.filters) as FilterKey[])
    .filter((key) => key !== 'price')
    .flatMap((key) => (query.filters[key] ?? []).map(({ id }) => (key === 'discount' ? `d_${id}` : id)));

/** A range of prices, whose upper end belongs to the next one: 500 kr. is in "from 500", not in "200 to 500". */
const priceRange = (query: ListQuery): ListSelection['filter']['price'] => {
  const [range] = chosenRanges(query, 'price');
  return range && { ...range, ...(range.highest !== undefined && { highest: range.highest - 0.01 }) };
};

/** What to ask the backend for a list as its address describes it (CAT-07). */
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
      // Within a group that has a choice the other values must stay in sight, or a second one could never be added.
      filterMode: choiceCount(query) > 0 ? 'BY_GROUP' : 'CURRENT',
    },
  };
};

/** How many pages can be reached; the last are cut where the backend would refuse to skip so far. */
export const pageCount = (count: number, pageSize: number = defaultPageSize): number =>
  Math.min(Math.max(1, Math.ceil(count / pageSize)), Math.floor(maximumSkip / pageSize) + 1);
