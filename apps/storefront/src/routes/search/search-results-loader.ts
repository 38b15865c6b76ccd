import { listName, loadProductsByIds } from '@lyng/catalogue';
import { loadFindings } from '@lyng/search';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchServiceOf } from '../../client/search-service.ts';
import { appContext } from '../../shell/app-context.ts';
import { screenOf } from '../../shell/page-address.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { loader as loadList } from '../list/list-loader.ts';
import { EXACT, isNewSearch, TAB } from './search-address.ts';
import { searchPhrase } from './search-phrase.ts';

/** A list waits no longer than this for what the search service knows beside it, in ms. */
const timeLimit = 1500;

/**
 * The list of products of a search, as of any list, and what the search service says of it: without that the list still
 * stands. Words that are too long or hold what nobody can see lead to the address of what is searched for.
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
  const service = app.searchService ?? searchServiceOf(app.store, app.site);
  // A server does not know who asks. A shopper who goes back stands at the address before it has loaded.
  const isNew = app.searchService === undefined && isNewSearch(address, new URL(window.location.href));
  const [list, answer] = await Promise.all([
    loadList(args),
    loadFindings(
      { ...service, timeLimit: Math.min(timeLimit, service.timeLimit) },
      { text: words, isLiteral, isNew, withPages: tab === 'pages' },
      args.request.signal,
    ),
  ]);
  const findings = answer.ok ? answer.value : null;
  const ids = findings?.literal?.productIds ?? [];
  const literal = ids.length > 0 ? await loadProductsByIds(app.gateway, ids, { signal: args.request.signal }) : null;
  // The heading and the title say what is shown.
  const page = findings?.correctedTo ? { ...list.page, correctedTo: findings.correctedTo } : list.page;
  const head = { ...list.head, title: pageTitle(listName(page, app.translate)) };
  return {
    ...list,
    head,
    page,
    words,
    tab,
    isLiteral,
    findings,
    literalProducts: literal?.ok ? literal.value : null,
  } as const;
}
