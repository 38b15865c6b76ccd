import { ok } from '@lyng/model';
import { popularSearches, recentSearches, searchesBeginning, viewedProducts } from '../activity/histories.ts';
import { complete } from '../core/vocabulary/complete.ts';
import { foldWord } from '../core/words/fold.ts';
import { highlight } from '../core/words/highlight.ts';
import { phraseOf } from '../core/words/words.ts';
import { contentLists, contentTicket, searchContent } from '../lists/content-search.ts';
import { narrowed } from '../find/understood-filters.ts';
import { searchProducts } from '../lists/search-products.ts';
import { selectProducts } from '../lists/select-products.ts';
import { redirectFor } from '../lists/redirect.ts';
import { pagePath } from '../../catalogue/content/page-path.ts';
import { reject } from '../request/rejected-request.ts';
import { isOpen, ordinalsOf } from '../wire/search-context.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { Query } from './query.ts';

/** As many as fit below a search field. */
const PHRASES = 8;
const PRODUCTS = 6;
const PAGES = 3;
const RECENT = 8;
const VIEWED = 8;
/** Max hits while the shopper types: enough to choose the best few from. */
const MAX_HITS = 240;

const history = async ({ db, request, view }: SearchContext) => {
  const market = view.scope.market.alias;
  const { customerKey } = request.visitor;
  const viewed = ordinalsOf(await viewedProducts(db, market, customerKey, VIEWED), view).filter((ordinal) =>
    isOpen(ordinal, view),
  );
  return {
    recentSearches: (await recentSearches(db, market, customerKey, RECENT)).map((q) => ({ q })),
    recentlyViewed: await toProductGroups(groupModels(viewed, view), {
      view,
      phrase: '',
      custom: request.presentCustom,
    }),
  };
};

/** Suggestions while the shopper types. An empty text returns popular searches, and the customer's own history. */
export const autocomplete: Query = async (context) => {
  const { db, request, search, view } = context;
  const text = request.parameters.get('q');
  if (text === undefined) return reject('q is what was typed; it may be empty.');
  const phrase = phraseOf(text);
  const { language } = view.scope;
  const own = await history(context);
  if (phrase === '') {
    const popular = await popularSearches(db, view.scope, PHRASES);
    const phraseSuggestions = popular.map((q) => ({ q, highlighted: q }));
    return ok({
      phraseSuggestions,
      productSuggestions: [],
      contentSuggestions: [],
      ...own,
      totalHits: 0,
      contentLists: contentLists(context, ''),
    });
  }
  const vocabulary = await search.vocabulary(view.snapshot.index, language);
  const found = await searchProducts(context, text, { max: MAX_HITS, isTyping: true });
  const completed = complete(vocabulary, text, await searchesBeginning(db, view.scope, phrase, PHRASES), PHRASES);
  const phrases = completed.length > 0 || found.corrected === undefined ? completed : [found.corrected];
  const fold = (part: string): string => foldWord(part.toLowerCase(), language);
  const groups = groupModels(
    await selectProducts(
      narrowed(found.ordinals, found.choice, view.snapshot, view.scope.market.alias),
      request.body,
      context,
    ),
    view,
  );
  const redirectLink = redirectFor(phrase, view);
  return ok({
    phraseSuggestions: phrases.map((q) => ({ q, highlighted: highlight(q, phrase, fold) })),
    // One colour of a model is enough here.
    productSuggestions: await toProductGroups(
      groups.slice(0, PRODUCTS).map(({ key, ordinals }) => ({ key, ordinals: ordinals.slice(0, 1) })),
      { view, phrase, custom: request.presentCustom },
    ),
    contentSuggestions: searchContent(text, view)
      .slice(0, PAGES)
      .map(({ page, text: { title } }) => ({
        title,
        highlightedTitle: highlight(title, phrase, fold),
        link: pagePath(page),
        ticket: contentTicket(language),
      })),
    ...own,
    totalHits: groups.length,
    ...(redirectLink === undefined ? {} : { redirectLink }),
    contentLists: contentLists(context, text),
  });
};
