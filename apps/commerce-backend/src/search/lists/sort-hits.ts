import type { Language } from '@lyng/model';
import { sortedBy } from '../../catalogue/columns/sort-orders.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import { textsIn } from '../../shop/texts.ts';
import type { Texts } from '../../shop/texts.ts';
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
  if (sort !== 'DISCOUNT') return sortedBy(ordinals, (await snapshot.orders(sortTypes[sort], scope)).places);
  const off = snapshot.columns.markets[scope.market.alias].percent.numbers;
  return ordinals.slice().sort((a, b) => (off[b] ?? 0) - (off[a] ?? 0));
}

/** Labels for shoppers; NAME and TITLE sort the same, so only one of them is offered. */
const labels = (i18n: Texts): Readonly<Record<Exclude<SortId, 'NAME'>, string>> => ({
  RELEVANCE: i18n._('Most relevant'),
  NEWEST_FIRST: i18n._('Newest'),
  PRICE_ASCENDING: i18n._('Lowest price'),
  PRICE_DESCENDING: i18n._('Highest price'),
  DISCOUNT: i18n._('Largest discount'),
  RATING: i18n._('Best rated'),
  TITLE: i18n._('Name'),
});

/** The contract's `Sort`: the chosen one, and all options. */
export const toSort = (selected: SortId, language: Language) => ({
  selected,
  options: Object.entries(labels(textsIn(language))).map(([id, label]) => ({ id, label })),
});

/** The sort of content, with one value: the shop's pages have no date, so none can be the newest. */
export const toContentSort = (language: Language) => ({
  selected: 'RELEVANCE',
  options: [{ id: 'RELEVANCE', label: labels(textsIn(language)).RELEVANCE }],
});
