import { toggleFacet, withoutFacet } from '@lyng/routing/core';
import type { ListQuery } from '@lyng/routing/core';
import type { FacetOption } from './facet-groups.ts';

/** The query with an option chosen, or no longer. */
export const toggleOption = (query: ListQuery, { key, id, label, selected, replaces = [] }: FacetOption): ListQuery =>
  toggleFacet(selected ? query : replaces.reduce(withoutFacet, query), { key, id, label });

/** The number of choices that narrow a list. */
export const choiceCount = (query: ListQuery): number =>
  Object.values(query.filters).reduce((sum, choices) => sum + (choices?.length ?? 0), 0);
