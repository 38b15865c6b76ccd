import { apiSort, chosenRanges } from '@lyng/routing/core';
import type { FilterKey, ListQuery } from '@lyng/routing/core';
import { choiceCount } from './filter-choice.ts';
import type { ListDefinition } from './list-page-data.ts';
import { maximumSkip } from './page-count.ts';

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

/** The prefixes of the backend's ids of ranges; a price with VAT has no id, it is a pair of bounds. */
const rangePrefixes: Partial<Record<FilterKey, string>> = { discount: 'd_', price: 'px_' };

/** The backend's ids of the chosen values. */
const facetIds = (query: ListQuery, vatIncluded: boolean): string[] =>
  (Object.keys(query.filters) as FilterKey[])
    .filter((key) => key !== 'price' || !vatIncluded)
    .flatMap((key) => (query.filters[key] ?? []).map(({ id }) => `${rangePrefixes[key] ?? ''}${id}`));

/** A range of prices, whose upper end belongs to the next one: 500 kr. is in "from 500", not in "200 to 500". */
const priceRange = (query: ListQuery): ListSelection['filter']['price'] => {
  const [range] = chosenRanges(query, 'price');
  return range && { ...range, ...(range.highest !== undefined && { highest: range.highest - 0.01 }) };
};

/** The backend query for a list as its address describes it. */
export const listSelection = ({ source, query, defaultSort, pageSize, vatIncluded }: ListDefinition): ListSelection => {
  const price = vatIncluded ? priceRange(query) : undefined;
  return {
    skip: Math.min((query.page - 1) * pageSize, maximumSkip),
    take: pageSize,
    filter: {
      ...(source.kind === 'search' && { searchText: source.text }),
      facets: facetIds(query, vatIncluded),
      sort: apiSort(query.sort ?? defaultSort),
      ...(price && { price }),
      // Within a group that has a choice the other values must stay visible, or a second one could never be added.
      filterMode: choiceCount(query) > 0 ? 'BY_GROUP' : 'CURRENT',
    },
  };
};
