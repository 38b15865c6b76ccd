import { loadListPage } from '@lyng/catalogue';
import { parseListQuery } from '@lyng/routing/core';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { config } from '../../config.ts';
import { appContext } from '../../shell/app-context.ts';
import { movedTo } from '../../shell/moved-to.ts';
import { screenOf } from '../../shell/page-address.ts';
import { throwPageFailure } from '../../shell/page-failure.ts';
import { listHead } from './list-head.ts';
import { listSourceOf } from './list-source.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const source = listSourceOf(location);
  if (!source) throw data(null, { status: 404 });
  const query = parseListQuery(new URL(request.url).searchParams);
  const result = await loadListPage(app.gateway, { source, query, sortConfig: config }, { signal: request.signal });
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const page = result.value;
  const lastPage = Math.max(1, Math.ceil(page.count / page.pageSize));
  // A page beyond the last is no page: an empty one would be indexed.
  if (query.page > lastPage) throw data(null, { status: 404 });
  return { head: listHead(page, location, app), page };
}
