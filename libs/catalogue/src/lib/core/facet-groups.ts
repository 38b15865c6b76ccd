import { hasFacet } from '@lyng/routing/core';
import type { Facet, FilterKey, ListQuery } from '@lyng/routing/core';

/** One value of a facet as the backend counts it. */
export interface FacetValue {
  readonly facetId: string;
  readonly label: string;
  readonly count: number;
  readonly order: number;
  readonly hidden: boolean;
}

/** The values of one facet: a category, a brand, a size, a discount or one group of parameters. */
export interface FacetCounts {
  readonly type: string;
  /** The parameter group's id where the type is `Parameter`. */
  readonly group: string;
  /** The backend's name for a parameter group; the shop has its own words for the rest. */
  readonly label: string;
  readonly order: number;
  readonly values: readonly FacetValue[];
}

/** One value that a list can be narrowed by, as a link shows it. */
export interface FacetOption extends Facet {
  readonly count: number;
  readonly selected: boolean;
}

/** One group of the filter panel. */
export interface FacetGroup {
  readonly key: FilterKey;
  /** Empty where the shop has its own word for the filter. */
  readonly label: string;
  readonly selectedCount: number;
  readonly options: readonly FacetOption[];
}

/** The filter that a facet belongs to in the address; `null` for facets that lists do not offer. */
const keyOf = ({ type, group }: FacetCounts): FilterKey | null => {
  switch (type) {
    case 'Category':
      return 'categories';
    case 'Brand':
      return 'brands';
    case 'Sku':
      return 'skus';
    case 'Price':
      return 'price';
    case 'Discount':
      return 'discount';
    case 'Parameter':
      return group === '' ? null : `p-${group}`;
    default:
      return null;
  }
};

/** Prices and discounts stand in the address by their range alone, all else by the backend's id. */
const idOf = (key: FilterKey, facetId: string): string =>
  key === 'price' || key === 'discount' ? facetId.slice(facetId.indexOf('_') + 1) : facetId;

const optionsOf = (key: FilterKey, values: readonly FacetValue[], query: ListQuery): readonly FacetOption[] =>
  values
    .toSorted((a, b) => a.order - b.order)
    .map(({ facetId, label, count, hidden }) => {
      const facet = { key, id: idOf(key, facetId), label };
      return { ...facet, count, hidden, selected: hasFacet(query, facet) };
    })
    // A chosen value stays in sight although nothing is left of it: it must be possible to take it back.
    .filter(({ selected, hidden, count }) => selected || (!hidden && count > 0))
    .map(({ hidden: _hidden, ...option }) => option);

/** A list's own category and those above it hold all of its products: choosing one would not narrow it. */
const withoutWhole = (options: readonly FacetOption[], total: number): readonly FacetOption[] =>
  options.some(({ selected }) => selected) ? options : options.filter(({ count }) => count < total);

const groupOf = (facet: FacetCounts, query: ListQuery, total: number): readonly FacetGroup[] => {
  const key = keyOf(facet);
  if (!key) return [];
  const counted = optionsOf(key, facet.values, query);
  const options = key === 'categories' ? withoutWhole(counted, total) : counted;
  const selectedCount = options.filter(({ selected }) => selected).length;
  // A single value that is not chosen leaves nothing to choose between.
  if (options.length < 2 && selectedCount === 0) return [];
  return [{ key, label: key.startsWith('p-') ? facet.label : '', selectedCount, options }];
};

/** The filter panel of a list of so many products: groups in the backend's order, without values that lead nowhere (CAT-07). */
export const facetGroups = (facets: readonly FacetCounts[], query: ListQuery, total: number): readonly FacetGroup[] =>
  facets.toSorted((a, b) => a.order - b.order).flatMap((facet) => groupOf(facet, query, total));

/** How many choices narrow a list. */
export const choiceCount = (query: ListQuery): number =>
  Object.values(query.filters).reduce((sum, choices) => sum + (choices?.length ?? 0), 0);
