import type { ListSort, ScreenName } from '@lyng/routing/core';

/** The orders that a shop configures: of all lists, and of single screens. */
export interface ListSortConfig {
  readonly defaultSort: ListSort;
  readonly sortOf: Readonly<Partial<Record<ScreenName, ListSort>>>;
}

/** The order of a list that the shopper has not sorted. */
export const defaultSort = (screen: ScreenName, { sortOf, defaultSort: standard }: ListSortConfig): ListSort =>
  sortOf[screen] ?? (screen === 'search-results' ? 'RELEVANCE' : standard);

const offered: readonly ListSort[] = ['LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL'];

/** The orders to choose from, the list's own default first; relevance is only offered for a search. */
export const sortChoices = (first: ListSort): readonly ListSort[] => [...new Set([first, ...offered])];
