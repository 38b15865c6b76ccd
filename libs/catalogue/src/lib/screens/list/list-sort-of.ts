import type { ShopConfig } from '@lyng/feature';
import type { ScreenName } from '@lyng/routing/core';
import type { ListSortConfig } from '../../core/list-sort-rule.ts';
import type { ListSource } from '../../core/list-source.ts';

/** The configured orders, by route name, for the kind of list that a route shows. */
export const listSortOf = (
  screen: ScreenName,
  kind: ListSource['kind'],
  { defaultSort, sortOf }: ShopConfig['lists'],
): ListSortConfig => {
  const own = sortOf[screen];
  return { productListDefaultSort: defaultSort, customSortRoutes: own ? { [kind]: own } : {} };
};
