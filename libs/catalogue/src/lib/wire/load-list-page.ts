import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ListQuery } from '@lyng/routing/core';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import type { ListPage, ListRequest } from '../core/list-page-data.ts';
import { listSelection } from '../core/list-selection.ts';
import { isResolvedByAddress, listArguments, listPageKey } from '../core/list-source.ts';
import type { ListPageKey, ListSource } from '../core/list-source.ts';
import { defaultPageSize } from '../core/page-count.ts';
import { ListAddressDocument } from './list-address.generated.ts';
import { ListPageDocument } from './list-page.generated.ts';
import { loadCategories } from './load-categories.ts';
import { parseListPage } from './parse-list-page.ts';

/** The address of a list that the backend finds only by its address; no address for all other lists. */
const loadAddress = async (
  gateway: CommerceGateway,
  source: ListSource,
  page: ListPageKey | null,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, { readonly url?: string }>> => {
  if (!isResolvedByAddress(source)) return ok({});
  const result = await gateway.query(ListAddressDocument, { alias: page?.pageAlias ?? '' }, options);
  if (!result.ok) return fail(result.error);
  const info = result.value.listPageInfo;
  if (info?.id && info.canonicalUrl) return ok({ url: info.canonicalUrl });
  if (page?.isRequired) return fail({ kind: 'not-found' });
  // A backend without a list of new products has all of them, newest first. Coming products are then none: it returns
  // nothing for an unknown address.
  return ok(source.kind === 'new' ? {} : { url: source.kind });
};

/**
 * Requests a list as its address describes it, in one round trip (two for an address with outdated values); the categories
 * are requested at the same time, where they are not cached. A list that the backend does not know is not found.
 */
export const loadListPage = async (
  gateway: CommerceGateway,
  requested: ListRequest,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, ListPage>> => {
  const request = { pageSize: defaultPageSize, ...requested };
  const { source } = request;
  const page = listPageKey(source);
  const address = await loadAddress(gateway, source, page, options);
  if (!address.ok) return address;
  const requestPage = async (query: ListQuery): Promise<Result<CatalogueFailure, ListPage>> => {
    const variables = {
      ...listArguments(source),
      ...address.value,
      ...listSelection({ ...request, query }),
      ...(page?.pageUrl !== undefined && { pageUrl: page.pageUrl }),
      ...(page?.pageAlias !== undefined && { pageAlias: page.pageAlias }),
      withPageInfo: page !== null,
    };
    const [result, categories] = await Promise.all([
      gateway.query(ListPageDocument, variables, options),
      loadCategories(gateway, options),
    ]);
    if (!result.ok) return fail(result.error);
    // Id 0 means that the list does not exist.
    if (page?.isRequired && !result.value.listPageInfo?.id) return fail({ kind: 'not-found' });
    // Without them the breadcrumb would be missing, and filters would show every level at once.
    if (!categories.ok) return categories;
    return ok(parseListPage(result.value, categories.value, { ...request, query }));
  };
  const first = await requestPage(request.query);
  if (!first.ok || first.value.droppedFilters === 0) return first;
  // A value that the list does not have leaves the list empty: it is requested once more without that value.
  const { query: corrected, droppedFilters } = first.value;
  const second = await requestPage(corrected);
  return second.ok ? ok({ ...second.value, droppedFilters: droppedFilters + second.value.droppedFilters }) : second;
};
