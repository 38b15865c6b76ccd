import type { ListSort } from '@lyng/routing/core';
import type { ListSource } from './list-source.ts';

/** Orders that a shop sets for all lists and for single kinds of list. */
export interface ListSortConfig {
  readonly productListDefaultSort: ListSort;
  readonly customSortRoutes: Readonly<Partial<Record<ListSource['kind'], ListSort>>>;
}

/** The order of a list that the shopper has not sorted. */
export const defaultSort = (kind: ListSource['kind'], config: ListSortConfig): ListSort =>
  config.customSortRoutes[kind] ?? (kind === 'search' ? 'RELEVANCE' : config.productListDefaultSort);

const offered: readonly ListSort[] = ['LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL'];

/** The orders to choose from, the list's own default first; relevance is only offered for a search. */
export const sortChoices = (first: ListSort): readonly ListSort[] => [...new Set([first, ...offered])];
