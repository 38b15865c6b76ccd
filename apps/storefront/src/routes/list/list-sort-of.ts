import type { ListSortConfig, ListSource } from '@lyng/catalogue';
import type { ListSort, ScreenName } from '@lyng/routing/core';
import { config } from '../../config.ts';

interface SortConfig {
  readonly productListDefaultSort: ListSort;
  readonly customSortRoutes: Readonly<Partial<Record<ScreenName, ListSort>>>;
}

/** The configured orders, which are named by route, for the kind of list that a route shows (CAT-08). */
export const listSortOf = (
  screen: ScreenName,
  kind: ListSource['kind'],
  { productListDefaultSort, customSortRoutes }: SortConfig = config,
): ListSortConfig => {
  const own = customSortRoutes[screen];
  return { productListDefaultSort, customSortRoutes: own ? { [kind]: own } : {} };
};
