import { listName, loadProductsByIds } from '@lyng/catalogue';
import type { ListPage } from '@lyng/catalogue';
import { loadSearchExtras } from '@lyng/search';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchServiceOf } from '../../client/search-service.ts';
import { appContext, pageTitle, screenOf } from '@lyng/feature';
import { EXACT, isNewSearch, TAB } from './search-address.ts';
import { searchPhrase } from './search-phrase.ts';

/** How long a list waits for the search service, in ms. */
const timeLimit = 1500;

/**
 * The products of a search, like any list, and the search service's results: without them the list still renders. Words
 * that are too long or invisible redirect to the address of the normalized words.
 */
export async function loader(args: LoaderFunctionArgs) {
  const app = args.context.get(appContext);
  const location = screenOf(args.request, app);
  if (location.screen !== 'search-results') throw data(null, { status: 404 });
  const { search: words } = location.params;
  const address = new URL(args.request.url);
  const phrase = searchPhrase(words);
  if (phrase === '') throw redirect(app.href('home'));
  if (phrase !== words) throw redirect(app.href('search-results', { search: phrase }) + address.search);
  const { searchParams } = address;
  const tab = searchParams.get(TAB) === 'pages' ? 'pages' : 'products';
  const isLiteral = searchParams.has(EXACT);
  const service = app.ports.searchService ?? searchServiceOf(app.store, app.site);
  // A server does not know the visitor. On Back the address changes before the page loads.
  const isNew = app.ports.searchService === undefined && isNewSearch(address, new URL(window.location.href));
  const loadList = await app.port('productList');
  if (!loadList) throw data(null, { status: 404 });
  const [list, searched] = await Promise.all([
    loadList(args),
    loadSearchExtras(
      { ...service, timeLimit: Math.min(timeLimit, service.timeLimit) },
      { text: words, isLiteral, isNew, withPages: tab === 'pages' },
      args.request.signal,
    ),
  ]);
  const results = searched.ok ? searched.value : null;
  const ids = results?.literal?.productIds ?? [];
  const literal = ids.length > 0 ? await loadProductsByIds(app.gateway, ids, { signal: args.request.signal }) : null;
  // Heading and title name the words that are shown.
  const found = list.page as ListPage;
  const page = results?.correctedTo ? { ...found, correctedTo: results.correctedTo } : found;
  const head = { ...list.head, title: pageTitle(app, listName(page, app.translate)) };
  return {
    ...list,
    ...(results === null && { isIncomplete: true }),
    head,
    page,
    words,
    tab,
    isLiteral,
    results,
    literalProducts: literal?.ok ? literal.value : null,
  } as const;
}
