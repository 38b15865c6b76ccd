import type { ListedProduct } from '@lyng/model';
import { printListQuery } from '@lyng/routing/core';
import type { ListPage, PageRange } from './list-page-data.ts';

/** The maximum number of pages on the screen: a list that has grown for an hour must still scroll on an old phone. */
export const maximumPagesShown = 10;

/** The lists on the screen, and the direction of the shopper, forward or back. */
export interface ListsOnScreen {
  readonly shown?: ListPage | undefined;
  /**
   * For a shopper who comes back: the pages that were shown there; `null` when none were recorded. Absent when going
   * forward.
   */
  readonly returnTo?: PageRange | null | undefined;
}

/** Identifies a list: everything except the page. */
const identityOf = ({ source, query, pageSize, vatIncluded }: ListPage): string =>
  JSON.stringify([source, printListQuery({ ...query, page: 1 }), pageSize, vatIncluded]);

/** Whether two loaded pages belong to the same list with the same filters and order. */
export const isSameList = (one: ListPage, other: ListPage): boolean => identityOf(one) === identityOf(other);

/** Limits the number of pages; the pages farthest from the requested one are dropped. */
const bounded = ({ from, to }: PageRange, page: number): PageRange =>
  to - from < maximumPagesShown
    ? { from, to }
    : page === from
      ? { from, to: from + maximumPagesShown - 1 }
      : { from: to - maximumPagesShown + 1, to };

/**
 * The pages of a list on the screen together with the requested one: those that were there before when the shopper
 * comes back, those that are there now when the page continues them, otherwise none.
 */
export const rangeToShow = (page: ListPage, { shown, returnTo }: ListsOnScreen): PageRange => {
  const number = page.query.page;
  const alone = { from: number, to: number };
  if (returnTo !== undefined)
    return returnTo && returnTo.from <= number && number <= returnTo.to ? bounded(returnTo, number) : alone;
  if (!shown || !isSameList(shown, page)) return alone;
  const { from, to } = shown.pages;
  if (number === to + 1) return bounded({ from, to: number }, number);
  return number === from - 1 ? bounded({ from: number, to }, number) : alone;
};

/** The products of one page out of several that stand together. */
export const productsOfPage = ({ pages, pageSize, products }: ListPage, page: number): readonly ListedProduct[] =>
  products.slice((page - pages.from) * pageSize, (page - pages.from + 1) * pageSize);

/** Puts pages one below the other; a product that has moved to a later page in the meantime is shown once. */
export const joinPages = (
  current: ListPage,
  pages: PageRange,
  parts: readonly (readonly ListedProduct[])[],
): ListPage => ({
  ...current,
  pages,
  products: [...new Map(parts.flat().map((product) => [product.productId, product])).values()],
});
