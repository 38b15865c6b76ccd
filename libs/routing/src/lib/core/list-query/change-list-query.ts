import type { Facet, FilterKey, ListFilter, ListQuery } from './list-query.ts';
import type { ListSort } from './list-sort.ts';

/** Whether a value is chosen; its label does not matter. */
export const hasFacet = (query: ListQuery, { key, id }: Pick<Facet, 'key' | 'id'>): boolean =>
  query.filters[key]?.some((filter) => filter.id === id) ?? false;

/** The query with a value added, or taken out when it is chosen. Always back on page 1. */
export function toggleFacet(query: ListQuery, facet: Facet): ListQuery {
  if (hasFacet(query, facet)) return withoutFacet(query, facet);
  const { key, label, id } = facet;
  const previous = key === 'price' ? [] : (query.filters[key] ?? []);
  return withFilters(query, key, [...previous, { label, id }]);
}

/** The query without one value; without an id, without that complete filter. Always back on page 1. */
export const withoutFacet = (
  query: ListQuery,
  { key, id }: { readonly key: FilterKey; readonly id?: string },
): ListQuery =>
  withFilters(
    query,
    key,
    (query.filters[key] ?? []).filter((filter) => id !== undefined && filter.id !== id),
  );

/** The query with nothing chosen; the sort stays. */
export const withoutFilters = ({ sort }: ListQuery): ListQuery => ({ filters: {}, ...(sort && { sort }), page: 1 });

/** The query at another page. */
export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page });

/** The query in another order, or the list's default one. Always back on page 1. */
export const withSort = ({ filters }: ListQuery, sort: ListSort | undefined): ListQuery => ({
  filters,
  ...(sort && { sort }),
  page: 1,
});

/** All chosen values, as the chips above a list show them. */
export const chosenFacets = (query: ListQuery): readonly Facet[] =>
  (Object.keys(query.filters) as FilterKey[]).flatMap((key) =>
    (query.filters[key] ?? []).map((filter) => ({ key, ...filter })),
  );

function withFilters({ filters, sort }: ListQuery, key: FilterKey, items: readonly ListFilter[]): ListQuery {
  const { [key]: _replaced, ...others } = filters;
  return { filters: items.length > 0 ? { ...others, [key]: items } : others, ...(sort && { sort }), page: 1 };
}
