import type { ListSort } from '@lyng/routing/core';
import type { ListSource } from './list-source.ts';

/** Orders that a shop sets for all lists and for single kinds of list (spec §3 Config productListDefaultSort, customSortRoutes). */
export interface ListSortConfig {
  readonly productListDefaultSort: ListSort;
  readonly customSortRoutes: Readonly<Partial<Record<ListSource['kind'], ListSort>>>;
}

/** Spec §9: the order of a list that was not sorted by the shopper (CAT-08). */
export const defaultSort = (kind: ListSource['kind'], config: ListSortConfig): ListSort =>
  config.customSortRoutes[kind] ?? (kind === 'search' ? 'RELEVANCE' : config.productListDefaultSort);

const offered: readonly ListSort[] = ['LATEST', 'MOST_SOLD', 'VOTES', 'PRICE_ASC', 'PRICE_DESC', 'ALPHABETICAL'];

/** The orders to choose from, the list's own default first; relevance means nothing without words to be relevant to. */
export const sortChoices = (first: ListSort): readonly ListSort[] => [...new Set([first, ...offered])];
