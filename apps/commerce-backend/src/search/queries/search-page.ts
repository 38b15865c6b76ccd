import { ok } from '@lyng/model';
import { passesTest } from '../../catalogue/columns/facet-column.ts';
import { findListPage, pageTest } from '../../catalogue/lists/list-page.ts';
import { searchesBeginning } from '../activity/histories.ts';
import { saveSearch } from '../activity/save-activity.ts';
import { didYouMean } from '../core/vocabulary/complete.ts';
import type { Understood } from '../find/read-text.ts';
import { contentLists } from '../lists/content-search.ts';
import { searchProducts } from '../lists/search-products.ts';
import type { SearchResults } from '../lists/search-products.ts';
import { primaryList, secondaryList } from '../lists/product-lists.ts';
import { readWord } from '../request/parameters.ts';
import { includes } from '../request/read-body.ts';
import { reject } from '../request/rejected-request.ts';
import type { Query, SearchContext } from '../wire/search-context.ts';
import { pageNavigation } from '../wire/navigation.ts';

const origins = [
  'ORGANIC',
  'PHRASE_SUGGEST',
  'DID_YOU_MEAN',
  'UNDO_AUTO_CORRECT',
  'RELATED_SEARCHES',
  'RECENT_SEARCH',
] as const;

/** Below this number of product groups, another spelling is offered. */
const FEW = 3;
const RELATED = 6;

const inCategory = ({ request, view }: SearchContext, found: SearchResults): SearchResults => {
  const wanted = request.parameters.get('selectedCategory') ?? '';
  if (wanted === '') return found;
  const page = findListPage(
    view.snapshot.index,
    view.scope.language,
    wanted.includes('/') ? { url: wanted } : { alias: wanted },
  );
  const test = page === undefined ? undefined : pageTest(page, view.snapshot.columns);
  const isOnPage = (ordinal: number): boolean =>
    page !== undefined && page.kind !== 'coming-soon' && (test === undefined || passesTest(test, ordinal));
  return { ...found, ordinals: found.ordinals.filter(isOnPage) };
};

const suggestionFor = async ({ search, view }: SearchContext, text: string): Promise<string | undefined> =>
  didYouMean(text, await search.vocabulary(view.snapshot.index, view.scope.language));

/** The value of a facet id, as a facet of the response has it. */
const valueOf = (facetId: string): string => facetId.slice(facetId.indexOf('_') + 1);

/** The parts of the text that became filters: an addition to the contract. */
const understoodParts = ({ text, sizes, price }: Understood) =>
  sizes.length === 0 && price === undefined
    ? {}
    : {
        understood: {
          q: text,
          facets: sizes.map((size) => ({ id: valueOf(size.facetIds[0] ?? ''), title: size.label, text: size.text })),
          ...(price === undefined ? {} : { price }),
        },
      };

/** The products that a phrase finds. */
export const searchPage: Query = async (context) => {
  const { db, request, view } = context;
  const text = request.parameters.get('q');
  if (text === undefined) return reject('q is the text to search for.');
  const origin = readWord(request.parameters, 'origin', origins, 'ORGANIC');
  if (!origin.ok) return origin;
  const corrects = origin.value !== 'UNDO_AUTO_CORRECT';
  const everywhere = await searchProducts(context, text, { corrects });
  const found = inCategory(context, everywhere);
  const list = await primaryList(context, {
    ordinals: found.ordinals,
    phrase: found.phrase,
    defaultSort: 'RELEVANCE',
    choice: found.choice,
  });
  const secondary =
    found.isRelaxed || request.skip + request.limit <= list.totalHits ? undefined : await secondaryList(context, found);
  if (request.notify) {
    // Whatever filters leave of it, the phrase has results.
    const { corrected, phrase, ordinals, isRelaxed } = everywhere;
    await saveSearch(db, {
      scope: view.scope,
      visitor: request.visitor,
      phrase: corrected ?? phrase,
      hits: ordinals.length,
      isRelaxed,
      at: view.now,
    });
  }
  const other = found.corrected === undefined && list.totalHits < FEW ? await suggestionFor(context, text) : undefined;
  const related = (await searchesBeginning(db, view.scope, `${found.phrase} `, RELATED)).map(({ phrase }) => ({
    q: phrase,
  }));
  return ok({
    q: text,
    ...(found.corrected === undefined ? {} : { autoCorrect: { q: found.corrected, originalTotalHits: 0 } }),
    didYouMean: other === undefined ? [] : [{ q: other }],
    ...understoodParts(found.understood),
    ...(found.leftOut.length === 0 ? {} : { leftOut: found.leftOut }),
    primaryList: list,
    ...(secondary === undefined ? {} : { secondaryList: secondary }),
    ...(includes(request.body, 'navigation') ? { navigation: pageNavigation(view, undefined) } : {}),
    ...(related.length === 0 ? {} : { relatedSearches: related }),
    contentLists: contentLists(context, text),
  });
};
