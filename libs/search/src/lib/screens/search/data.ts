import { appContext } from '@lyng/feature';
import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { EXACT } from '../../core/search-address.ts';
import { searchPhrase } from '../../core/search-phrase.ts';
import { loadNamedPage } from '../../wire/load-named-page.ts';

/** The timeout of a search for the page that its words may name, in ms; without it they are searched for. */
const TIME_LIMIT = 1000;

/**
 * The target of the search form without JavaScript: `/search?q=sko` redirects to `/s/sko`, the name of a brand, a list
 * or a page to that page, and no words to the front page. With `exact=1` the words are always searched for.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { href, port, site } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const words = searchPhrase(searchParams.get('q') ?? '');
  if (words === '') return redirect(href('home'));
  if (searchParams.has(EXACT)) return redirect(href('search-results', { search: words }, { query: { [EXACT]: '1' } }));
  const service = await port('searchService');
  const named =
    service &&
    (await loadNamedPage(
      { ...service, timeLimit: Math.min(TIME_LIMIT, service.timeLimit) },
      { text: words, basePath: site.basePath },
      request.signal,
    ));
  return redirect(named ?? href('search-results', { search: words }));
}
