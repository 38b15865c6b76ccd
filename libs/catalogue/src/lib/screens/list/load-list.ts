import { parseListQuery } from '@lyng/routing/core';
import type { ScreenLocation } from '@lyng/routing/core';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { appContext, movedTo, screenOf, selectVatIncluded, throwPageFailure } from '@lyng/feature';
import type { AppContext, PageHead } from '@lyng/feature';
import type { ListPage } from '../../core/list-page-data.ts';
import { defaultSort } from '../../core/list-sort-rule.ts';
import type { ListSource } from '../../core/list-source.ts';
import { pageCount } from '../../core/page-count.ts';
import { listHref } from '../../react/product-list/use-list-href.ts';
import { loadListPages } from '../../wire/load-list-pages.ts';
import { listHead } from './list-head.ts';
import { movedListPath } from './list-path.ts';
import { listSourceOf } from './list-source-of.ts';
import { readPostedPrice } from './posted-price.ts';

export interface ListData {
  readonly head: PageHead;
  readonly page: ListPage;
}

/** Structured data is for documents: browsers do not load its code. */
async function documentHead(page: ListPage, location: ScreenLocation, app: AppContext): Promise<PageHead> {
  const head = listHead(page, location, app);
  if (typeof document !== 'undefined') return head;
  const { listStructuredData } = await import('./list-structured-data.ts');
  return { ...head, structuredData: listStructuredData(page, app) };
}

/** `/list/{search}`: what no list is called is searched for. */
function searchFor(source: ListSource, { url }: Request, { href, site }: AppContext): Response | undefined {
  const isSearch = source.kind === 'general' && new URL(url).pathname.startsWith(`${site.basePath}/list/`);
  return isSearch ? redirect(href('search-results', { search: source.name })) : undefined;
}

export async function loadList({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const source = listSourceOf(location);
  const { search, searchParams } = new URL(request.url);
  // `/l` and `/list` name no list.
  if (!source) throw redirect(app.href('new-products') + search, 301);
  const query = parseListQuery(searchParams);
  const price = readPostedPrice(searchParams, query);
  if (price.kind === 'query') throw redirect(listHref(app.href, source, price.query));
  const listRequest = {
    source,
    query,
    pageSize: app.config.lists.pageSize,
    vatIncluded: selectVatIncluded(app.store.getState()),
    defaultSort: defaultSort(location.screen, app.config.lists),
  };
  const result = await loadListPages(app.gateway, listRequest, app.ports.listsOnScreen?.() ?? {}, {
    signal: request.signal,
  });
  if (!result.ok) {
    if (result.error.kind === 'not-found')
      throw (await movedTo(app, request)) ?? searchFor(source, request, app) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const moved = movedListPath(result.value.info?.canonicalUrl ?? '', location, app);
  if (moved !== undefined) throw redirect(moved + search, 301);
  const page = price.kind === 'rejected' ? { ...result.value, rejectedPrice: price.rejected } : result.value;
  // A page beyond the last reachable one is a 404: an empty page or a repeated last page would be indexed.
  if (page.query.page > pageCount(page.count, page.pageSize)) throw data(null, { status: 404 });
  return { head: await documentHead(page, location, app), page };
}
