import { objectOf } from '../request/read-body.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import { narrowed } from '../find/understood-filters.ts';
import type { SearchResults } from './search-products.ts';
import { selectProducts } from './select-products.ts';

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
    await selectProducts(
      narrowed(others, found.choice, view.snapshot, view.scope.market.alias),
      objectOf(request.body, 'primaryList'),
      context,
    ),
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
