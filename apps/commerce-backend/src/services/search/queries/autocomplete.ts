import { ok } from '@lyng/model';
import { popularSearches, recentSearches, searchesBeginning, viewedProducts } from '../activity/histories.ts';
import { complete } from '../core/complete.ts';
import { foldWord } from '../core/fold.ts';
import { highlight } from '../core/highlight.ts';
import { phraseOf } from '../core/words.ts';
import { contentLists } from '../lists/content-lists.ts';
import { contentTicket, searchContent } from '../lists/content-search.ts';
import { foundProducts } from '../lists/found-products.ts';
import { selectProducts } from '../lists/select-products.ts';
import { redirectFor } from '../lists/redirect.ts';
import { contentPath } from '../../catalogue/site-paths.ts';
import { refuse } from '../request/refusal.ts';
import type { Ask } from '../wire/ask.ts';
import { isOpen, ordinalsOf } from '../wire/ask.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { Query } from './answer.ts';

/** What fits below a search field. */
const PHRASES = 8;
const PRODUCTS = 6;
const PAGES = 3;
const RECENT = 8;
const VIEWED = 8;
/** Hits that are ranked while somebody types, best sold first: enough to choose the best few from. */
const LOOKED_AT = 240;

const history = async ({ db, request, view }: Ask) => {
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

/** What is offered while somebody types. An empty text gives what is sought just now, and the customer's own history. */
export const autocomplete: Query = async (ask) => {
  const { db, request, search, view } = ask;
  const text = request.parameters.get('q');
  if (text === undefined) return refuse('q is what was typed; it may be empty.');
  const phrase = phraseOf(text);
  const { language } = view.scope;
  const own = await history(ask);
  if (phrase === '') {
    const popular = await popularSearches(db, view.scope, PHRASES);
    const phraseSuggestions = popular.map((q) => ({ q, highlighted: q }));
    return ok({
      phraseSuggestions,
      productSuggestions: [],
      contentSuggestions: [],
      ...own,
      totalHits: 0,
      contentLists: contentLists(ask, ''),
    });
  }
  const vocabulary = await search.vocabulary(view.snapshot.index, language);
  const found = await foundProducts(ask, text, { most: LOOKED_AT });
  const completed = complete(vocabulary, text, await searchesBeginning(db, view.scope, phrase, PHRASES), PHRASES);
  const phrases = completed.length > 0 || found.corrected === undefined ? completed : [found.corrected];
  const fold = (part: string): string => foldWord(part.toLowerCase(), language);
  const groups = groupModels(await selectProducts(found.ordinals, request.body, ask), view);
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
        link: contentPath(page.alias),
        ticket: contentTicket(language),
      })),
    ...own,
    totalHits: groups.length,
    ...(redirectLink === undefined ? {} : { redirectLink }),
    contentLists: contentLists(ask, text),
  });
};
