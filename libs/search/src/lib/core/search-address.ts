import { parseListQuery, printListQuery } from '@lyng/routing/core';

/** The shown tab of the results: `pages`, or the products when it is absent. */
export const TAB = 'tab';

/**
 * Whether this is a new search. On Back or a reload the address is unchanged; paging, filters and the other tab keep
 * the words.
 */
export const isNewSearch = (requested: URL, shown: URL): boolean =>
  requested.pathname + requested.search !== shown.pathname + shown.search &&
  requested.searchParams.get(TAB) !== 'pages' &&
  printListQuery(parseListQuery(requested.searchParams)) === '';

/** Search for the words as typed, without correction. */
export const EXACT = 'exact';
