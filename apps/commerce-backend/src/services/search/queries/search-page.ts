import { ok } from '@lyng/model';
import { meets } from '../../catalogue/columns/facet-column.ts';
import { findListPage, pageTest } from '../../catalogue/list-page.ts';
import { searchesBeginning } from '../activity/histories.ts';
import { rememberSearch } from '../activity/remember.ts';
import { didYouMean } from '../core/did-you-mean.ts';
import { contentLists } from '../lists/content-lists.ts';
import { foundProducts } from '../lists/found-products.ts';
import type { Found } from '../lists/found-products.ts';
import { primaryList } from '../lists/primary-list.ts';
import { secondaryList } from '../lists/secondary-list.ts';
import { readWord } from '../request/parameters.ts';
import { includes } from '../request/read-body.ts';
import { refuse } from '../request/refusal.ts';
import type { Ask } from '../wire/ask.ts';
import { pageNavigation } from '../wire/navigation.ts';
import type { Query } from './answer.ts';

const origins = [
  'ORGANIC',
  'PHRASE_SUGGEST',
  'DID_YOU_MEAN',
  'UNDO_AUTO_CORRECT',
  'RELATED_SEARCHES',
  'RECENT_SEARCH',
] as const;

/** Fewer product groups than this, and another spelling is offered. */
const FEW = 3;
const RELATED = 6;

const inCategory = ({ request, view }: Ask, found: Found): Found => {
  const wanted = request.parameters.get('selectedCategory') ?? '';
  if (wanted === '') return found;
  const page = findListPage(
    view.snapshot.index,
    view.scope.language,
    wanted.includes('/') ? { url: wanted } : { alias: wanted },
  );
  const test = page === undefined ? undefined : pageTest(page, view.snapshot.columns);
  const isOnPage = (ordinal: number): boolean =>
    page !== undefined && page.kind !== 'coming-soon' && (test === undefined || meets(test, ordinal));
  return { ...found, ordinals: found.ordinals.filter(isOnPage) };
};

const suggestionFor = async ({ search, view }: Ask, text: string): Promise<string | undefined> =>
  didYouMean(text, await search.vocabulary(view.snapshot.index, view.scope.language));

/** The products that a phrase finds. */
export const searchPage: Query = async (ask) => {
  const { db, request, view } = ask;
  const text = request.parameters.get('q');
  if (text === undefined) return refuse('q is the text to search for.');
  const origin = readWord(request.parameters, 'origin', origins, 'ORGANIC');
  if (!origin.ok) return origin;
  const corrects = origin.value !== 'UNDO_AUTO_CORRECT';
  const everywhere = await foundProducts(ask, text, { corrects });
  const found = inCategory(ask, everywhere);
  const list = await primaryList(ask, { ordinals: found.ordinals, phrase: found.phrase, usualSort: 'RELEVANCE' });
  const secondary =
    found.isRelaxed || request.skip + request.limit <= list.totalHits
      ? undefined
      : await secondaryList(ask, { text, corrects, found });
  if (request.notify) {
    // Whatever filters leave of it, the phrase is one that finds something.
    const { corrected, phrase, ordinals, isRelaxed } = everywhere;
    await rememberSearch(db, {
      scope: view.scope,
      visitor: request.visitor,
      phrase: corrected ?? phrase,
      hits: ordinals.length,
      isRelaxed,
      at: view.now,
    });
  }
  const other = found.corrected === undefined && list.totalHits < FEW ? await suggestionFor(ask, text) : undefined;
  const related = (await searchesBeginning(db, view.scope, `${found.phrase} `, RELATED)).map(({ phrase }) => ({
    q: phrase,
  }));
  return ok({
    q: text,
    ...(found.corrected === undefined ? {} : { autoCorrect: { q: found.corrected, originalTotalHits: 0 } }),
    didYouMean: other === undefined ? [] : [{ q: other }],
    primaryList: list,
    ...(secondary === undefined ? {} : { secondaryList: secondary }),
    ...(includes(request.body, 'navigation') ? { navigation: pageNavigation(view, undefined) } : {}),
    ...(related.length === 0 ? {} : { relatedSearches: related }),
    contentLists: contentLists(ask, text),
  });
};
