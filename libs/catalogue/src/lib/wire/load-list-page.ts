import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ListQuery } from '@lyng/routing/core';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import type { ListPage } from '../core/list-page.ts';
import { listSelection } from '../core/list-selection.ts';
import { defaultSort } from '../core/list-sort-rule.ts';
import type { ListSortConfig } from '../core/list-sort-rule.ts';
import { isFoundByAddress, listArguments, listPageKey } from '../core/list-source.ts';
import type { ListPageKey, ListSource } from '../core/list-source.ts';
import { defaultPageSize } from '../core/page-count.ts';
import { ListAddressDocument } from './list-address.generated.ts';
import { ListPageDocument } from './list-page.generated.ts';
import { parseListPage } from './parse-list-page.ts';

/** Which list, narrowed how. */
export interface LoadListPageRequest {
  readonly source: ListSource;
  readonly query: ListQuery;
  /** Products on a page; 48 unless told. */
  readonly pageSize?: number;
  readonly sortConfig: ListSortConfig;
}

/** The address of a list that the backend finds by nothing else; no address for all other lists. */
const loadAddress = async (
  gateway: CommerceGateway,
  source: ListSource,
  page: ListPageKey | null,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, { readonly url?: string }>> => {
  if (!isFoundByAddress(source)) return ok({});
  const answer = await gateway.query(ListAddressDocument, { alias: page?.pageAlias ?? '' }, options);
  if (!answer.ok) return fail(answer.error);
  const info = answer.value.listPageInfo;
  if (info?.id && info.canonicalUrl) return ok({ url: info.canonicalUrl });
  // A list of the shop's own is there also when it is empty: the backend has nothing at an address that it does not know.
  return page?.isRequired ? fail({ kind: 'not-found' }) : ok({ url: source.kind });
};

/** Asks for a list as its address describes it, in one round trip (two for an address with values that are gone); a list that the backend does not know is not found. */
export const loadListPage = async (
  gateway: CommerceGateway,
  { source, query, pageSize = defaultPageSize, sortConfig }: LoadListPageRequest,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, ListPage>> => {
  const sort = defaultSort(source.kind, sortConfig);
  const page = listPageKey(source);
  const address = await loadAddress(gateway, source, page, options);
  if (!address.ok) return address;
  const ask = async (asked: ListQuery): Promise<Result<CatalogueFailure, ListPage>> => {
    const answer = await gateway.query(
      ListPageDocument,
      {
        ...listArguments(source),
        ...address.value,
        ...listSelection(source, asked, { sort, pageSize }),
        ...(page?.pageUrl !== undefined && { pageUrl: page.pageUrl }),
        ...(page?.pageAlias !== undefined && { pageAlias: page.pageAlias }),
        withPageInfo: page !== null,
        withCategories: source.kind === 'category',
      },
      options,
    );
    if (!answer.ok) return fail(answer.error);
    // Wire contract: id 0 means that no such list exists.
    if (page?.isRequired && !answer.value.listPageInfo?.id) return fail({ kind: 'not-found' });
    return ok(parseListPage(answer.value, { source, query: asked, defaultSort: sort, pageSize }));
  };
  const first = await ask(query);
  if (!first.ok || first.value.droppedFilters === 0) return first;
  // What is no value of the list leaves nothing of it: the list is asked for once more, without.
  const { query: mended, droppedFilters } = first.value;
  const second = await ask(mended);
  return second.ok ? ok({ ...second.value, droppedFilters: droppedFilters + second.value.droppedFilters }) : second;
};
