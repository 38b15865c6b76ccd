import { chosenFacets } from './change-list-query.ts';
import type { Facet, FilterKey, ListFilter, ListQuery } from './list-query.ts';

/** A list query with current labels, and how many of its values were removed. */
export interface CorrectedListQuery {
  readonly query: ListQuery;
  readonly dropped: number;
}

/**
 * Gives every chosen value the label that it has today (the id is what counts, a label in an old address may be
 * anything) and removes the values without a label. The result is another list then, so it begins on page 1.
 */
export function correctListQuery(query: ListQuery, labelOf: (facet: Facet) => string | undefined): CorrectedListQuery {
  const filters: Partial<Record<FilterKey, readonly ListFilter[]>> = {};
  let dropped = 0;
  for (const { key, id, label } of chosenFacets(query)) {
    const known = labelOf({ key, id, label });
    if (known === undefined) dropped += 1;
    else filters[key] = [...(filters[key] ?? []), { label: known, id }];
  }
  return { query: { ...query, filters, page: dropped > 0 ? 1 : query.page }, dropped };
}
