import { choose, countFacets } from '../../catalogue/facets/count-facets.ts';
import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import type { FacetChoice } from '../request/facet-choice.ts';
import { objectOf } from '../request/read-body.ts';
import type { SortId } from '../request/search-request.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { toFacets } from '../wire/facets.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import { narrowed } from '../find/understood-filters.ts';
import type { SearchResults } from './search-products.ts';
import { selectProducts } from './search-products.ts';
import { sortHits, toSort } from './sort-hits.ts';

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
  const { limit, skip } = request;
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
    productGroups: await toProductGroups(groups.slice(skip, skip + limit), context, phrase),
    totalHits: groups.length,
    facets: toFacets({ view, counted, choice, department }),
  };
}

/** Groups below a list that has come to its end, unless all of them are requested. */
const DEFAULT_LIMIT = 12;

/**
 * The contract's `SecondaryList`: products without one of the words, below the end of those with all; `undefined`
 * without such products.
 */
export async function secondaryList(context: SearchContext, found: SearchResults) {
  const { request, view } = context;
  const { columns } = view.snapshot;
  const models = new Set(Array.from(found.ordinals, (ordinal) => columns.groups[ordinal]));
  const others = found.near.filter((ordinal) => !models.has(columns.groups[ordinal]));
  const groups = groupModels(
    await selectProducts(narrowed(others, found.choice, view), objectOf(request.body, 'primaryList'), context),
    view,
  );
  if (groups.length === 0) return undefined;
  const max = request.parameters.get('viewAllSecondary') === 'true' ? request.limit : DEFAULT_LIMIT;
  return {
    productGroups: await toProductGroups(groups.slice(0, max), context, found.phrase),
    totalHits: groups.length,
  };
}
