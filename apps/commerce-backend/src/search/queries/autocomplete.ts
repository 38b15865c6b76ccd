import { ok } from '@lyng/model';
import type { View } from '../../catalogue/wire/view.ts';
import { brandPath, categoryPath } from '../../catalogue/core/site-paths.ts';
import { fixedLists } from '../../catalogue/lists/fixed-lists.ts';
import { isFilled } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { presentHead } from '../../catalogue/content/present-page.ts';
import { listedPages, pagePath } from '../../catalogue/content/files/content-library.ts';
import { recentSearches, searchesBeginning, viewedProducts } from '../activity/histories.ts';
import { complete } from '../core/vocabulary/complete.ts';
import { foldWord, highlight } from '../core/words/lexemes.ts';
import { phraseOf } from '../core/words/words.ts';
import { contentLists, contentTicket, searchContent } from '../lists/content-search.ts';
import { narrowed } from '../find/understood-filters.ts';
import { searchProducts, selectProducts } from '../lists/search-products.ts';
import { reject } from '../request/rejected-request.ts';
import { isOpen, ordinalsOf } from '../find/find-products.ts';
import type { Query, SearchContext } from '../wire/search-context.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';

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
    recentlyViewed: await toProductGroups(groupModels(viewed, view), { request, view }),
  };
};

/**
 * The page that a phrase names, when it names exactly one: a brand, a list, a content page, a category with a unique
 * name.
 */
function redirectFor(phrase: string, view: View): string | undefined {
  const { language } = view.scope;
  const { brands, categories } = view.snapshot.index;
  const named = (name: string): boolean => phraseOf(name) === phrase;
  const links = [
    ...brands.filter(({ name }) => named(name)).map(({ alias }) => brandPath(alias)),
    ...categories
      .filter((category) => isFilled(view.snapshot, category) && named(category.texts[language].name))
      .map(({ texts }) => categoryPath(texts[language].alias)),
    ...fixedLists.filter(({ name }) => named(name[language])).map(({ path }) => path[language]),
    ...listedPages(view.content, view.scope)
      .filter((page) => {
        const { title, menuLabel } = presentHead(page, view);
        return named(menuLabel) || named(title);
      })
      .map(pagePath),
  ];
  return links.length === 1 ? links[0] : undefined;
}

/** Suggestions while the shopper types. An empty text returns popular searches, and the customer's own history. */
export const autocomplete: Query = async (context) => {
  const { db, request, search, view } = context;
  const text = request.parameters.get('q');
  if (text === undefined) return reject('q is what was typed; it may be empty.');
  const phrase = phraseOf(text);
  const { language } = view.scope;
  const own = await history(context);
  if (phrase === '') {
    const popular = await searchesBeginning(db, view.scope, '', PHRASES);
    return ok({
      phraseSuggestions: popular.map(({ phrase: q }) => ({ q, highlighted: q })),
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
    await selectProducts(narrowed(found.ordinals, found.choice, view), request.body, context),
    view,
  );
  const redirectLink = redirectFor(phrase, view);
  return ok({
    phraseSuggestions: phrases.map((q) => ({ q, highlighted: highlight(q, phrase, fold) })),
    // One colour of a model is enough here.
    productSuggestions: await toProductGroups(
      groups.slice(0, PRODUCTS).map(({ key, ordinals }) => ({ key, ordinals: ordinals.slice(0, 1) })),
      context,
      phrase,
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
