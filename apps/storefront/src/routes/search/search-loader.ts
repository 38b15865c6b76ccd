import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';

/** Where the search form leads without JavaScript: `/search?q=sko` goes on to `/s/sko`, and without words to the front page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { href } = context.get(appContext);
  const words = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  return redirect(words === '' ? href('home') : href('search-results', { search: words }));
}
