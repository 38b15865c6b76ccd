import { sortedBy } from '../../catalogue/columns/sort-orders.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { SortId } from '../request/search-request.ts';

const sortTypes: Readonly<Record<Exclude<SortId, 'RELEVANCE' | 'DISCOUNT'>, SortType>> = {
  NEWEST_FIRST: 'LATEST',
  PRICE_ASCENDING: 'PRICE',
  PRICE_DESCENDING: 'PRICE_DESC',
  RATING: 'VOTES',
  NAME: 'ALPHABETICAL',
  TITLE: 'ALPHABETICAL',
};

/** Sorts products that come by relevance; those of equal rank keep that order. */
export async function sortHits(ordinals: Int32Array, sort: SortId, { snapshot, scope }: View): Promise<Int32Array> {
  if (sort === 'RELEVANCE') return ordinals;
  if (sort !== 'DISCOUNT') return sortedBy(ordinals, (await snapshot.orders.of(sortTypes[sort], scope)).places);
  const off = snapshot.columns.markets[scope.market.alias].percent.numbers;
  return ordinals.slice().sort((a, b) => (off[b] ?? 0) - (off[a] ?? 0));
}
