import type { ProductSummary } from '@lyng/model';
import { printListQuery, withPage } from '@lyng/routing/core';
import type { ListPage, PageRange } from './list-page.ts';

/** So many pages stand on the screen at most: a list that has grown for an hour still scrolls on an old phone. */
export const maximumPagesShown = 10;

/** What the screen shows of lists, and whether the shopper goes on or comes back. */
export interface ListsOnScreen {
  /** The list that is shown now, if one is. */
  readonly shown?: ListPage | undefined;
  /** When the shopper comes back: the pages that stood there; `null` for a place that remembers none. Absent when going on. */
  readonly returnTo?: PageRange | null | undefined;
}

/** Everything but the page that tells one list from another. */
const identityOf = ({ source, query, pageSize }: ListPage): string =>
  JSON.stringify([source, printListQuery(withPage(query, 1)), pageSize]);

/** Whether two loaded pages belong to the same list, narrowed and sorted alike. */
export const isSameList = (one: ListPage, other: ListPage): boolean => identityOf(one) === identityOf(other);

/** At most so many pages, those farthest from the one that was asked for left out. */
const bounded = ({ from, to }: PageRange, page: number): PageRange =>
  to - from < maximumPagesShown
    ? { from, to }
    : page === from
      ? { from, to: from + maximumPagesShown - 1 }
      : { from: to - maximumPagesShown + 1, to };

/**
 * Which pages of a list stand on the screen together with the one that was asked for: those that stood there when the
 * shopper comes back, those that stand there now when the page continues them, else no other.
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
export const productsOfPage = ({ pages, pageSize, products }: ListPage, page: number): readonly ProductSummary[] =>
  products.slice((page - pages.from) * pageSize, (page - pages.from + 1) * pageSize);

/** Puts pages one below the other; a product that has moved to a later page in the meantime stands once. */
export const joinPages = (
  current: ListPage,
  pages: PageRange,
  parts: readonly (readonly ProductSummary[])[],
): ListPage => ({
  ...current,
  pages,
  products: [...new Map(parts.flat().map((product) => [product.productId, product])).values()],
});
