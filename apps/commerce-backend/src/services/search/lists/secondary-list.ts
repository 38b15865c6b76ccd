import { facetTests, readSelection } from '../../catalogue/facets/facet-selection.ts';
import { thoseMeeting } from '../../catalogue/columns/product-columns.ts';
import { objectOf } from '../request/read-body.ts';
import type { Ask } from '../wire/ask.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import { foundProducts } from './found-products.ts';
import type { Found } from './found-products.ts';
import { selectProducts } from './select-products.ts';

/** Groups that stand below a list that has come to its end, unless all of them are asked for. */
const USUAL = 12;
/** Hits that are ranked, best sold first. */
const LOOKED_AT = 240;

interface Searched {
  readonly text: string;
  readonly corrects: boolean;
  /** What has all that was asked for. */
  readonly found: Found;
}

/** The wire's `SecondaryList`: what lacks one of the words, below the end of what has them all; `undefined` where nothing does. */
export async function secondaryList(ask: Ask, { text, corrects, found }: Searched) {
  const { request, view } = ask;
  const { columns } = view.snapshot;
  const { ordinals: partly } = await foundProducts(ask, text, { corrects, isPartly: true, most: LOOKED_AT });
  const models = new Set(Array.from(found.ordinals, (ordinal) => columns.groups[ordinal]));
  const others = partly.filter((ordinal) => !models.has(columns.groups[ordinal]));
  const tests = facetTests(
    readSelection(request.facets.ids),
    { columns, market: view.scope.market.alias },
    request.facets.price,
  );
  const groups = groupModels(
    await selectProducts(thoseMeeting(others, tests.values()), objectOf(request.body, 'primaryList'), ask),
    view,
  );
  if (groups.length === 0) return undefined;
  const most = request.parameters.get('viewAllSecondary') === 'true' ? request.limit : USUAL;
  return {
    productGroups: await toProductGroups(groups.slice(0, most), {
      view,
      phrase: found.phrase,
      custom: request.presentCustom,
    }),
    totalHits: groups.length,
  };
}
