import { hasFacet } from '@lyng/routing/core';
import type { Facet, FilterKey, ListQuery } from '@lyng/routing/core';
import { categoryOptions } from './category-facets.ts';

/** One value of a facet as the backend counts it. */
export interface FacetValue {
  readonly facetId: string;
  /** The category above it; `null` elsewhere. */
  readonly parentId: string | null;
  readonly label: string;
  readonly count: number;
  readonly order: number;
  readonly hidden: boolean;
}

/** The values of one facet: a category, a brand, a size, a discount or one group of parameters. Sizes may come as several: one for each family. */
export interface FacetCounts {
  readonly type: string;
  /** The parameter group's id where the type is `Parameter`. */
  readonly group: string;
  /** The backend's name for a parameter group, and for the family of a size; the shop has its own words for the rest. */
  readonly label: string;
  readonly order: number;
  readonly values: readonly FacetValue[];
}

/** One value that a list can be narrowed by, as a link shows it. */
export interface FacetOption extends Facet {
  readonly count: number;
  readonly selected: boolean;
  /** Of a category: how far below the first ones shown. */
  readonly level?: number;
  /** Of a category: the chosen ones that it replaces. */
  readonly replaces?: readonly Facet[];
  /** Of a size: the family whose size it is, where the list mixes several. */
  readonly heading?: string;
}

/** One group of the filter panel. */
export interface FacetGroup {
  readonly key: FilterKey;
  /** Empty where the shop has its own name for the filter. */
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
    case 'PriceExVat':
      return 'price';
    case 'Discount':
      return 'discount';
    case 'Parameter':
      return group === '' ? null : `p-${group}`;
    default:
      return null;
  }
};

/** The address holds prices and discounts as a range, and everything else by the backend's id. */
const idOf = (key: FilterKey, facetId: string): string =>
  key === 'price' || key === 'discount' ? facetId.slice(facetId.indexOf('_') + 1) : facetId;

/**
 * A free range, written the same in every language: `200–500`, `200+`. The upper end of a price is excluded, that of a
 * discount is included.
 */
const rangeLabel = (key: 'price' | 'discount', id: string): string => {
  const [from = '', to = ''] = id.split('-');
  return to === '' ? `${from}+` : `${from || 0}–${key === 'price' ? Number(to) - 1 : to}`;
};

/** The present name of each value of a list; a free range of prices or discounts by its bounds. */
export const facetLabels = (facets: readonly FacetCounts[]): ((facet: Facet) => string | undefined) => {
  const labels = new Map(
    facets.flatMap((facet) => {
      const key = keyOf(facet);
      return key ? facet.values.map(({ facetId, label }) => [`${key}=${idOf(key, facetId)}`, label] as const) : [];
    }),
  );
  return ({ key, id }) =>
    labels.get(`${key}=${id}`) ?? (key === 'price' || key === 'discount' ? rangeLabel(key, id) : undefined);
};

const optionsOf = (key: FilterKey, values: readonly FacetValue[], query: ListQuery) =>
  values
    .toSorted((a, b) => a.order - b.order)
    .map(({ facetId, parentId, label, count, hidden }) => {
      const facet = { key, id: idOf(key, facetId), label };
      return { ...facet, parentId, count, hidden, selected: hasFacet(query, facet) };
    })
    // A chosen value stays in sight although nothing is left of it: it must be possible to take it back.
    .filter(({ selected, hidden, count }) => selected || (!hidden && count > 0))
    .map(({ hidden: _hidden, ...option }) => option);

const plain = (counted: ReturnType<typeof optionsOf>): readonly FacetOption[] =>
  counted.map(({ parentId: _parentId, ...option }) => option);

/** The sizes of several families, each under its own name; those of any family have none. */
const sizesOf = (facets: readonly FacetCounts[], query: ListQuery): readonly FacetOption[] => {
  const families = facets.map(({ group, label, values }) => ({
    heading: group.startsWith('skus-') ? label : '',
    options: plain(optionsOf('skus', values, query)),
  }));
  return families.flatMap(({ heading, options }) =>
    options.map((option) => (heading === '' ? option : { ...option, heading })),
  );
};

const groupOf = (
  key: FilterKey,
  facets: readonly [FacetCounts, ...FacetCounts[]],
  query: ListQuery,
  trail: readonly string[],
): readonly FacetGroup[] => {
  const [{ values, label }] = facets;
  const options =
    key === 'skus'
      ? sizesOf(facets, query)
      : key === 'categories'
        ? categoryOptions(optionsOf(key, values, query), trail)
        : plain(optionsOf(key, values, query));
  const selectedCount = options.filter(({ selected }) => selected).length;
  // A single value that is not chosen leaves nothing to choose between.
  if (options.length < 2 && selectedCount === 0) return [];
  return [{ key, label: key.startsWith('p-') ? label : '', selectedCount, options }];
};

/**
 * The filter panel of a list: groups in the backend's order, without values that match nothing. `trail` holds the facet
 * ids of the list's own category and of those above it, root first; empty for other lists.
 */
export const facetGroups = (
  facets: readonly FacetCounts[],
  query: ListQuery,
  trail: readonly string[],
): readonly FacetGroup[] => {
  const byKey = new Map<FilterKey, [FacetCounts, ...FacetCounts[]]>();
  for (const facet of facets.toSorted((a, b) => a.order - b.order)) {
    const key = keyOf(facet);
    const known = key && byKey.get(key);
    if (known) known.push(facet);
    else if (key) byKey.set(key, [facet]);
  }
  return [...byKey].flatMap(([key, same]) => groupOf(key, same, query, trail));
};
