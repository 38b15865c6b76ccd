import { choose, countFacets } from '../../catalogue/facets/count-facets.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import type { FacetChoice } from '../request/facet-choice.ts';
import { objectOf } from '../request/read-body.ts';
import type { SortId } from '../request/search-request.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { toFacets } from '../wire/facets.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import { toSort } from '../wire/sort-labels.ts';
import { selectProducts } from './select-products.ts';
import { sortedBy } from '../../catalogue/columns/sort-orders.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import type { View } from '../../catalogue/wire/view.ts';

const sortTypes: Readonly<Record<Exclude<SortId, 'RELEVANCE' | 'DISCOUNT'>, SortType>> = {
  NEWEST_FIRST: 'LATEST',
  PRICE_ASCENDING: 'PRICE',
  PRICE_DESCENDING: 'PRICE_DESC',
  RATING: 'VOTES',
  NAME: 'ALPHABETICAL',
  TITLE: 'ALPHABETICAL',
};

/** Sorts products that come by relevance; those of equal rank keep that order. */
async function sortHits(ordinals: Int32Array, sort: SortId, { snapshot, scope }: View): Promise<Int32Array> {
  if (sort === 'RELEVANCE') return ordinals;
  if (sort !== 'DISCOUNT') return sortedBy(ordinals, (await snapshot.orders.of(sortTypes[sort], scope)).places);
  const off = snapshot.columns.markets[scope.market.alias].percent.numbers;
  return ordinals.slice().sort((a, b) => (off[b] ?? 0) - (off[a] ?? 0));
}

interface Listed {
  /** By relevance, or in the order of their page. */
  readonly ordinals: Int32Array;
  readonly phrase: string;
  readonly defaultSort: SortId;
  /** Default the filters of the request. */
  readonly choice?: FacetChoice;
  /** The root category of a list of a category. */
  readonly department?: number | undefined;
}

/** The contract's `PrimaryList`: filtered, sorted, grouped, and cut to the requested page. */
export async function primaryList(
  context: SearchContext,
  { ordinals: listed, phrase, defaultSort, choice: chosen, department }: Listed,
) {
  const { request, view } = context;
  const { limit, skip, presentCustom } = request;
  const choice = chosen ?? request.facets;
  const ordinals = await selectProducts(listed, objectOf(request.body, 'primaryList'), context);
  const { columns } = view.snapshot;
  const market = view.scope.market.alias;
  const tests = facetTests(readSelection(choice.ids), { columns, market }, choice.price);
  const sort = request.sort ?? defaultSort;
  const { left } = choose(ordinals, tests);
  const groups = groupModels(await sortHits(left, sort, view), view);
  // Models are counted as adjacent ordinals.
  const counted = countFacets({
    choice: choose(ordinals.slice().sort(), tests),
    columns,
    market,
    mode: 'BY_GROUP',
    unit: 'models',
  });
  return {
    sort: toSort(sort, view.scope.language),
    productGroups: await toProductGroups(groups.slice(skip, skip + limit), { view, phrase, custom: presentCustom }),
    totalHits: groups.length,
    facets: toFacets({ view, counted, choice, department }),
  };
}
