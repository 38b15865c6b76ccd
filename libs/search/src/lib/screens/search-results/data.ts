import { appContext, pageTitle, screenOf } from '@lyng/feature';
import type { AppContext, ProductListData } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { chosenFacets, hasFacet, parseListQuery } from '@lyng/routing/core';
import type { ListQuery } from '@lyng/routing/core';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { EXACT, isNewSearch, TAB } from '../../core/search-address.ts';
import type { LiteralResults, SearchExtras } from '../../core/search-extras.ts';
import { searchPhrase } from '../../core/search-phrase.ts';
import { withUnderstood } from '../../core/understood-filters.ts';
import type { UnderstoodSearch } from '../../core/understood-filters.ts';
import { resultsTitle } from '../../react/search-results/results-title.ts';
import type { SearchTab } from '../../react/search-results/SearchTabs.tsx';
import { loadSearchExtras } from '../../wire/load-search-extras.ts';
import type { SearchExtrasRequest } from '../../wire/load-search-extras.ts';

/** The timeout of a list's request to the search service, in ms. */
const TIME_LIMIT = 1500;

export interface SearchResultsData extends ProductListData {
  readonly words: string;
  readonly tab: SearchTab;
  readonly isLiteral: boolean;
  /** `null` where the search service does not respond. */
  readonly results: (SearchExtras & { readonly literal: LiteralResults | null }) | null;
  /** The products of a search for the exact words; `null` where they are not shown, or cannot be loaded. */
  readonly literalProducts: readonly ListedProduct[] | null;
  /** Products that match nearly all words, to be shown below those that match all; `null` where there are none. */
  readonly nearProducts: readonly ListedProduct[] | null;
  /** Names of filters of the text that no product has. */
  readonly missing: readonly string[];
}

/** The words of the address. Those that are too long or invisible redirect to the address of the normalized words. */
function wordsOf(request: Request, app: AppContext): string {
  const location = screenOf(request, app);
  if (location.screen !== 'search-results') throw data(null, { status: 404 });
  const { search: words } = location.params;
  const phrase = searchPhrase(words);
  if (phrase === '') throw redirect(app.href('home'));
  if (phrase !== words) throw redirect(app.href('search-results', { search: phrase }) + new URL(request.url).search);
  return words;
}

async function loadList(args: LoaderFunctionArgs, { port }: AppContext): Promise<ProductListData> {
  const load = await port('productList');
  if (!load) throw data(null, { status: 404 });
  return load(args);
}

/** The list of what the words were understood as: the same text and filters as of an address of their own. */
async function loadUnderstood(
  args: LoaderFunctionArgs,
  app: AppContext,
  understood: UnderstoodSearch,
): Promise<ProductListData> {
  const { request } = args;
  const query = withUnderstood(parseListQuery(new URL(request.url).searchParams), understood);
  const address = new URL(app.href('search-results', { search: understood.words }, { query }), request.url);
  return loadList({ ...args, request: new Request(address, { signal: request.signal }) }, app);
}

async function loadResults(
  { port, ports }: AppContext,
  { signal, url }: Request,
  search: Omit<SearchExtrasRequest, 'isNew'>,
): Promise<SearchResultsData['results']> {
  const service = await port('searchService');
  if (!service) return null;
  // A server does not know the visitor. On Back the address changes before the page loads.
  const isNew = ports.searchSession !== undefined && isNewSearch(new URL(url), new URL(window.location.href));
  const limited = { ...service, timeLimit: Math.min(TIME_LIMIT, service.timeLimit) };
  const found = await loadSearchExtras(limited, { ...search, isNew }, signal);
  return found.ok ? found.value : null;
}

async function loadProducts(
  ids: readonly number[],
  { port }: AppContext,
  { signal }: Request,
): Promise<SearchResultsData['literalProducts']> {
  const products = ids.length > 0 ? await (await port('productsByIds'))?.(ids, signal) : undefined;
  return products?.ok ? products.value : null;
}

/** Whether the address has filters of its own, apart from those of the words. */
const isNarrowed = (query: ListQuery, understood: UnderstoodSearch | null): boolean =>
  chosenFacets(query).some(
    ({ key, id }) => !understood?.filters.some(({ facet }) => facet.key === key && facet.id === id),
  );

/** Names of the filters that no product has: by the service, or because the list has left them out. */
const missingIn = ({ page }: ProductListData, { filters, missing }: UnderstoodSearch): readonly string[] => [
  ...missing,
  ...filters.flatMap(({ facet }) => (facet.key === 'price' || hasFacet(page.query, facet) ? [] : facet.label)),
];

/** The products of a search, like any list, and the search service's results: without them the list still renders. */
export async function loader(args: LoaderFunctionArgs): Promise<SearchResultsData> {
  const { request } = args;
  const app = args.context.get(appContext);
  const words = wordsOf(request, app);
  const { searchParams } = new URL(request.url);
  const tab = searchParams.get(TAB) === 'pages' ? 'pages' : 'products';
  const isLiteral = searchParams.has(EXACT);
  const query = parseListQuery(searchParams);
  const withNear = tab === 'products' && query.page === 1;
  const [typed, results] = await Promise.all([
    loadList(args, app),
    loadResults(app, request, { text: words, isLiteral, withPages: tab === 'pages', withNear }),
  ]);
  const understood = results?.understood ?? null;
  const [list, literalProducts, nearProducts] = await Promise.all([
    understood ? loadUnderstood(args, app, understood) : typed,
    loadProducts(results?.literal?.productIds ?? [], app, request),
    isNarrowed(query, understood) ? null : loadProducts(results?.nearIds ?? [], app, request),
  ]);
  // Heading and title name the words that are shown.
  const correctedTo = results?.correctedTo ?? list.page.correctedTo;
  const missing = understood ? missingIn(list, understood) : [];
  const page = {
    ...list.page,
    ...(correctedTo && { correctedTo }),
    // They are named instead of counted.
    ...(missing.length > 0 && { droppedFilters: 0 }),
  };
  const title = pageTitle(app, app.translate(resultsTitle(correctedTo ?? understood?.words ?? words)));
  return {
    ...list,
    ...(results === null && { isIncomplete: true }),
    head: { ...list.head, title },
    page,
    words,
    tab,
    isLiteral,
    results,
    literalProducts,
    nearProducts,
    missing,
  };
}
