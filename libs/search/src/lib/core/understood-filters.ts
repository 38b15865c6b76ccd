import type { Facet as ServiceFacet, Understood } from '@lyng/search-client';
import { hasFacet, isFilterKey, readRange, toggleFacet } from '@lyng/routing/core';
import type { Facet, FilterKey, ListQuery } from '@lyng/routing/core';
import { searchPhrase } from './search-phrase.ts';

/** A filter that was read out of the text of a search, as an address holds it. */
export interface UnderstoodFilter {
  readonly facet: Facet;
  /** Its words as typed. */
  readonly text: string;
}

/** What a search was understood as: a text and filters that together find the same. */
export interface UnderstoodSearch {
  readonly words: string;
  readonly filters: readonly UnderstoodFilter[];
}

/** What the shop's API puts before the values of a filter; an address holds them so. */
const prefixes: Partial<Record<FilterKey, string>> = { categories: 'c_', brands: 'b_', skus: 's_', discount: '' };
const PARAMETER_GROUP = /^p-(\d+)$/;

const prefixOf = (key: FilterKey): string | undefined => {
  const group = PARAMETER_GROUP.exec(key)?.[1];
  return group === undefined ? prefixes[key] : `p${group}_`;
};

const valuesOf = (facet: ServiceFacet): readonly { readonly id: string; readonly selected: boolean }[] => {
  switch (facet.type) {
    case 'SIZE':
      return facet.sizeTypes.flatMap(({ formats }) => formats.flatMap(({ values }) => values));
    case 'TEXT':
    case 'COLOR':
      return facet.values;
    default:
      return [];
  }
};

const filterOf = (
  { id, title, text }: Understood['facets'][number],
  facets: readonly ServiceFacet[],
): UnderstoodFilter | undefined => {
  const having = facets.filter((facet) => valuesOf(facet).some((value) => value.id === id));
  const selecting = having.find((facet) => valuesOf(facet).some((value) => value.id === id && value.selected));
  const key = (selecting ?? having[0])?.id;
  const prefix = key !== undefined && isFilterKey(key) ? prefixOf(key) : undefined;
  return prefix === undefined ? undefined : { facet: { key: key as FilterKey, id: prefix + id, label: title }, text };
};

/** The service includes both bounds of a price, an address excludes the upper one. */
const priceOf = ({ min, max, text }: NonNullable<Understood['price']>): UnderstoodFilter | undefined => {
  const id = `${min ?? ''}-${max === undefined ? '' : Math.floor(max) + 1}`;
  return readRange('price', id) && { facet: { key: 'price', id, label: text }, text };
};

/**
 * What a text was understood as; `null` where nothing of it became a filter, or nothing is left to search for. A part
 * that no list can be filtered by stays in the text.
 */
export function understoodSearch(
  understood: Understood | undefined,
  facets: readonly ServiceFacet[],
): UnderstoodSearch | null {
  if (!understood) return null;
  const { q, price } = understood;
  const parts = [
    ...understood.facets.map((facet) => ({ text: facet.text, filter: filterOf(facet, facets) })),
    ...(price ? [{ text: price.text, filter: priceOf(price) }] : []),
  ];
  const filters = parts.flatMap(({ filter }) => filter ?? []);
  const words = searchPhrase([q, ...parts.flatMap(({ text, filter }) => (filter ? [] : [text]))].join(' '));
  return words === '' || filters.length === 0 ? null : { words, filters };
}

/** The query of an address with what its text was understood as; a price that the address has stays. */
export const withUnderstood = (query: ListQuery, { filters }: UnderstoodSearch): ListQuery =>
  filters.reduce(
    (all, { facet }) =>
      hasFacet(all, facet) || (facet.key === 'price' && all.filters.price) ? all : toggleFacet(all, facet),
    query,
  );
