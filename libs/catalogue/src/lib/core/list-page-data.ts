import type { ListedProduct } from '@lyng/model';
import type { ListQuery, ListSort } from '@lyng/routing/core';
import type { Category } from './category-trail.ts';
import type { FacetGroup } from './facet-groups.ts';
import type { ListSource } from './list-source.ts';
import type { PageAlternate, PageMeta } from './page-meta.ts';
import type { PriceRangeIssue } from './price-range.ts';

export interface SubCategory {
  readonly alias: string;
  readonly name: string;
}

/** The backend's response about a list: heading, texts and the lists below it. */
export interface ListInfo {
  readonly name: string;
  /** Empty where it is not to be shown. */
  readonly description: string;
  /** Shown below the products; may be empty. */
  readonly secondaryDescription: string;
  readonly isTitleHidden: boolean;
  readonly canonicalUrl: string;
  readonly alternates: readonly PageAlternate[];
  readonly meta: PageMeta;
  readonly subCategories: readonly SubCategory[];
}

/** The pages of a list that are on the screen one below the other, both ends included, from 1. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** A price range as it was typed, and why it is not valid. */
export interface RejectedPriceRange {
  readonly from: string;
  readonly to: string;
  readonly issue: PriceRangeIssue;
}

/** Everything a list page shows. Plain data: it travels in the page. */
export interface ListPage {
  readonly source: ListSource;
  /** The query in the backend's present names: it takes the labels from the response. */
  readonly query: ListQuery;
  /** The spelling that was searched for, when it differs from the typed one. */
  readonly correctedTo?: string;
  /** The number of values in the address that no longer exist and were left out. */
  readonly droppedFilters: number;
  /** A range that was posted without script and is not valid. */
  readonly rejectedPrice?: RejectedPriceRange;
  /** The order of the list when the shopper has chosen none. */
  readonly defaultSort: ListSort;
  readonly pageSize: number;
  /** Whether prices of its filters have VAT. */
  readonly vatIncluded: boolean;
  /** Products in the complete list. */
  readonly count: number;
  /** The pages that `products` holds; the address names one of them. */
  readonly pages: PageRange;
  readonly products: readonly ListedProduct[];
  readonly groups: readonly FacetGroup[];
  /** `null` for a search, and where the backend has no texts for a list of the shop's own. */
  readonly info: ListInfo | null;
  /** Root first, this category last; empty for other lists. */
  readonly trail: readonly Pick<Category, 'categoryId' | 'alias' | 'name'>[];
}

/** The parts of a list's page that define the request, and that the response does not repeat. */
export type ListDefinition = Pick<ListPage, 'source' | 'query' | 'defaultSort' | 'pageSize' | 'vatIncluded'>;

/** A request of a list; a page has 48 products by default. */
export type ListRequest = Omit<ListDefinition, 'pageSize'> & Partial<Pick<ListDefinition, 'pageSize'>>;
