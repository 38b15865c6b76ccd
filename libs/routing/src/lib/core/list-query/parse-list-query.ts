import { unescapeLabel } from './label-escape.ts';
import { isFilterId, isFilterKey } from './filter-shapes.ts';
import type { FilterKey, ListFilter, ListQuery } from './list-query.ts';
import { isListSort } from './list-sort.ts';

/** No shopper chooses more values of one filter; it bounds the backend's query. */
export const maximumFilterItems = 50;
/** No shopper narrows by more parameter groups at once. */
export const maximumParameterFilters = 20;
/** Labels longer than this are cut; counted in letters, not code units. */
export const maximumLabelLength = 100;

/**
 * Reads the query of a list page: `brands=Vagabond~12,Ecco~7&page=2`. The first occurrence of a name wins, as
 * `URLSearchParams.get` has it on server and in browser alike; what is malformed is dropped, never thrown.
 */
export function parseListQuery(search: string | URLSearchParams): ListQuery {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search;
  const filters: Partial<Record<FilterKey, readonly ListFilter[]>> = {};
  let parameterFilters = 0;
  for (const name of new Set(params.keys())) {
    if (!isFilterKey(name)) continue;
    const items = parseItems(name, params.get(name) ?? '');
    if (items.length === 0) continue;
    if (name.startsWith('p-') && ++parameterFilters > maximumParameterFilters) continue;
    filters[name] = items;
  }
  const sort = params.get('sort');
  return { filters, ...(isListSort(sort) && { sort }), page: parsePage(params.get('page')) };
}

function parseItems(key: FilterKey, value: string): readonly ListFilter[] {
  const items = new Map<string, ListFilter>();
  // A price has one range (the API takes one), every other filter any number of values.
  const maxItems = key === 'price' ? 1 : maximumFilterItems;
  for (const text of value.split(',')) {
    if (items.size === maxItems) break;
    // Ids never hold a tilde, so the last one parts the item even where a hand-written label holds others.
    const tilde = text.lastIndexOf('~');
    const id = text.slice(tilde + 1);
    if (tilde < 0 || items.has(id) || !isFilterId(key, id)) continue;
    items.set(id, { label: cutLabel(unescapeLabel(text.slice(0, tilde))), id });
  }
  return [...items.values()];
}

const cutLabel = (label: string): string =>
  label.length > maximumLabelLength ? Array.from(label).slice(0, maximumLabelLength).join('') : label;

/** Integers in ASCII digits from 1; six digits are more pages than any list has. */
const parsePage = (value: string | null): number =>
  value !== null && /^[1-9][0-9]{0,5}$/.test(value) ? Number(value) : 1;
