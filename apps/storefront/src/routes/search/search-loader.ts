import { loadNamedPage } from '@lyng/search';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchServiceOf } from '../../client/search-service.ts';
import { appContext } from '../../shell/app-context.ts';
import { EXACT } from './search-address.ts';
import { searchPhrase } from './search-phrase.ts';

/** How long a search waits to hear whether its words name a page, in ms; without it they are searched for. */
const timeLimit = 1000;

/**
 * Where the search form leads without JavaScript: `/search?q=sko` goes on to `/s/sko`, the name of a brand, a list or a page
 * to that page itself, and no words to the front page. With `exact=1` the words are searched for whatever they name.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { href, searchService, site, store } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const words = searchPhrase(searchParams.get('q') ?? '');
  if (words === '') return redirect(href('home'));
  if (searchParams.has(EXACT)) return redirect(href('search-results', { search: words }, { query: { [EXACT]: '1' } }));
  const service = searchService ?? searchServiceOf(store, site);
  const asked = { ...service, timeLimit: Math.min(timeLimit, service.timeLimit) };
  const named = await loadNamedPage(asked, { text: words, basePath: site.basePath }, request.signal);
  return redirect(named ?? href('search-results', { search: words }));
}
