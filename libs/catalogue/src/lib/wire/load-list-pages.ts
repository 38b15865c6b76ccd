import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { withPage } from '@lyng/routing/core';
import type { CatalogueFailure } from '../core/catalogue-failure.ts';
import type { ListPage, ListRequest } from '../core/list-page-data.ts';
import { isSameList, joinPages, productsOfPage, rangeToShow } from '../core/list-range.ts';
import type { ListsOnScreen } from '../core/list-range.ts';
import { loadListPage } from './load-list-page.ts';

/**
 * Loads the page of a list that its address names, together with the pages beside it on the screen. Pages that are
 * already loaded are not requested again; where one of the others fails, the page is shown alone.
 */
export const loadListPages = async (
  gateway: CommerceGateway,
  request: ListRequest,
  screen: ListsOnScreen,
  options?: QueryOptions,
): Promise<Result<CatalogueFailure, ListPage>> => {
  const result = await loadListPage(gateway, request, options);
  if (!result.ok) return result;
  const page = result.value;
  const range = rangeToShow(page, screen);
  const { shown } = screen;
  const known = shown && isSameList(shown, page) ? shown : undefined;
  const load = async (number: number): Promise<Result<CatalogueFailure, ListPage['products']>> => {
    if (number === page.query.page) return ok(page.products);
    if (known && known.pages.from <= number && number <= known.pages.to) return ok(productsOfPage(known, number));
    const other = await loadListPage(gateway, { ...request, query: withPage(page.query, number) }, options);
    return other.ok ? ok(other.value.products) : other;
  };
  const numbers = Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index);
  const parts = await Promise.all(numbers.map(load));
  const products = parts.flatMap((part) => (part.ok ? [part.value] : []));
  return ok(products.length === parts.length ? joinPages(page, range, products) : page);
};
