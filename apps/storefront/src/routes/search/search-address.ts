import { parseListQuery, printListQuery } from '@lyng/routing/core';

/** Which tab of the results is shown: `pages`, or the products when it is absent. */
export const TAB = 'tab';

/**
 * Whether a search is done just now. Who goes back, or whose page loads again, has its address already; who turns pages,
 * filters, or opens the other tab has searched before.
 */
export const isNewSearch = (asked: URL, shown: URL): boolean =>
  asked.pathname + asked.search !== shown.pathname + shown.search &&
  asked.searchParams.get(TAB) !== 'pages' &&
  printListQuery(parseListQuery(asked.searchParams)) === '';

/** The words are meant as they were typed: no other spelling takes their place. */
export const EXACT = 'exact';
