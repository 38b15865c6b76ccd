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

/** The service's reading of a search: a text and filters that together find the same. */
export interface UnderstoodSearch {
  readonly words: string;
  readonly filters: readonly UnderstoodFilter[];
  /** Names of values that no product of the list has. */
  readonly missing: readonly string[];
}

/** The prefixes of filter values in the shop's API: an address holds them so. */
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

/** A part of the text: the filter that it became, or else whether it stays text or is left out. */
type Part = UnderstoodFilter | { readonly kind: 'text'; readonly text: string } | { readonly missing: string };

const partOf = ({ id, title, text }: Understood['facets'][number], facets: readonly ServiceFacet[]): Part => {
  const having = facets.filter((facet) => valuesOf(facet).some((value) => value.id === id));
  const selecting = having.find((facet) => valuesOf(facet).some((value) => value.id === id && value.selected));
  const facet = selecting ?? having[0];
  if (!facet) return { missing: title };
  const prefix = isFilterKey(facet.id) ? prefixOf(facet.id) : undefined;
  return prefix === undefined
    ? { kind: 'text', text }
    : { facet: { key: facet.id as FilterKey, id: prefix + id, label: title }, text };
};

/** The service includes both bounds of a price, an address excludes the upper one. */
const pricePart = ({ min, max, text }: NonNullable<Understood['price']>): Part => {
  const id = `${min ?? ''}-${max === undefined ? '' : Math.floor(max) + 1}`;
  return readRange('price', id) ? { facet: { key: 'price', id, label: text }, text } : { kind: 'text', text };
};

/**
 * The service's reading of a text; `null` where all of it is text, or nothing is left to search for. A part that no
 * list can be filtered by stays in the text; a value that no product has is left out, so that the others are found.
 */
export function understoodSearch(
  understood: Understood | undefined,
  facets: readonly ServiceFacet[],
): UnderstoodSearch | null {
  if (!understood) return null;
  const { q, price } = understood;
  const parts = [...understood.facets.map((facet) => partOf(facet, facets)), ...(price ? [pricePart(price)] : [])];
  const words = searchPhrase([q, ...parts.flatMap((part) => ('kind' in part ? part.text : []))].join(' '));
  const filters = parts.flatMap((part) => ('facet' in part ? part : []));
  const missing = parts.flatMap((part) => ('missing' in part ? part.missing : []));
  return words === '' || filters.length + missing.length === 0 ? null : { words, filters, missing };
}

/** The query of an address with what its text was understood as; a price that the address has stays. */
export const withUnderstood = (query: ListQuery, { filters }: Pick<UnderstoodSearch, 'filters'>): ListQuery =>
  filters.reduce(
    (all, { facet }) =>
      hasFacet(all, facet) || (facet.key === 'price' && all.filters.price) ? all : toggleFacet(all, facet),
    query,
  );
