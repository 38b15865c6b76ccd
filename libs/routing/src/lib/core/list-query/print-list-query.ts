import { escapeLabel } from './label-escape.ts';
import { fixedFilterKeys } from './list-query.ts';
import type { FilterKey, ListQuery } from './list-query.ts';

/**
 * Writes a list query without `?`, always in the same order, so that one choice has one address. The default
 * sort, page 1 and empty filters are left out. `parseListQuery` is its inverse.
 */
export function printListQuery(query: ListQuery): string {
  const names = Object.keys(query.filters) as FilterKey[];
  const keys = [...fixedFilterKeys, ...names.filter((name) => name.startsWith('p-')).sort()];
  const parts = keys.flatMap((key) => {
    const items = query.filters[key] ?? [];
    return items.length > 0
      ? [`${key}=${items.map(({ label, id }) => `${encodeText(escapeLabel(label))}~${id}`).join(',')}`]
      : [];
  });
  if (query.sort !== undefined) parts.push(`sort=${query.sort}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.join('&');
}

// encodeURIComponent throws on half a surrogate pair; the URL standard writes U+FFFD for it.
const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
