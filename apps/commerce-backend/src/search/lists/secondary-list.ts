import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import { filterByTests } from '../../catalogue/columns/product-columns.ts';
import { objectOf } from '../request/read-body.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import { searchProducts } from './search-products.ts';
import type { SearchResults } from './search-products.ts';
import { selectProducts } from './select-products.ts';

/** Groups below a list that has come to its end, unless all of them are requested. */
const DEFAULT_LIMIT = 12;
/** Max ranked hits, bestsellers first. */
const MAX_RANKED = 240;

interface Searched {
  readonly text: string;
  readonly corrects: boolean;
  /** The products that match everything. */
  readonly found: SearchResults;
}

/**
 * The contract's `SecondaryList`: products without one of the words, below the end of those with all; `undefined`
 * without such products.
 */
export async function secondaryList(context: SearchContext, { text, corrects, found }: Searched) {
  const { request, view } = context;
  const { columns } = view.snapshot;
  const { ordinals: partly } = await searchProducts(context, text, { corrects, isPartly: true, max: MAX_RANKED });
  const models = new Set(Array.from(found.ordinals, (ordinal) => columns.groups[ordinal]));
  const others = partly.filter((ordinal) => !models.has(columns.groups[ordinal]));
  const tests = facetTests(
    readSelection(request.facets.ids),
    { columns, market: view.scope.market.alias },
    request.facets.price,
  );
  const groups = groupModels(
    await selectProducts(filterByTests(others, tests.values()), objectOf(request.body, 'primaryList'), context),
    view,
  );
  if (groups.length === 0) return undefined;
  const max = request.parameters.get('viewAllSecondary') === 'true' ? request.limit : DEFAULT_LIMIT;
  return {
    productGroups: await toProductGroups(groups.slice(0, max), {
      view,
      phrase: found.phrase,
      custom: request.presentCustom,
    }),
    totalHits: groups.length,
  };
}
