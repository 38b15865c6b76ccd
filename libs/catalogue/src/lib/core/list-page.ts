import type { ProductSummary } from '@lyng/model';
import type { ListQuery, ListSort } from '@lyng/routing/core';
import type { Category } from './category-trail.ts';
import type { FacetGroup } from './facet-groups.ts';
import type { ListSource } from './list-source.ts';
import type { PageAlternate, PageMeta } from './page-meta.ts';
import type { PriceRangeFault } from './price-range.ts';

/** A link to a list below this one. */
export interface SubCategory {
  readonly alias: string;
  readonly name: string;
}

/** What the backend says of a list: heading, texts, the lists below it. */
export interface ListInfo {
  readonly name: string;
  /** Empty where it is not to be shown. */
  readonly description: string;
  /** Below the products; empty where there is none. */
  readonly secondaryDescription: string;
  readonly isTitleHidden: boolean;
  readonly canonicalUrl: string;
  readonly alternates: readonly PageAlternate[];
  readonly meta: PageMeta;
  readonly subCategories: readonly SubCategory[];
}

/** Pages of a list that stand on the screen one below the other, both ends included, from 1. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** A price range as it was typed and why it is none. */
export interface RefusedPriceRange {
  readonly from: string;
  readonly to: string;
  readonly fault: PriceRangeFault;
}

/** Everything a list page shows. Plain data: it travels in the page. */
export interface ListPage {
  readonly source: ListSource;
  /** What was asked for, in the words of today: its labels are the backend's. */
  readonly query: ListQuery;
  /** The spelling that a search was done with, when it is not the one that was typed. */
  readonly correctedTo?: string;
  /** How many of the values in the address are none any more, and were left out. */
  readonly droppedFilters: number;
  /** Of a range that was posted without script and is none. */
  readonly refusedPrice?: RefusedPriceRange;
  /** The order of the list when the shopper has chosen none. */
  readonly defaultSort: ListSort;
  readonly pageSize: number;
  /** Products in the whole list. */
  readonly count: number;
  /** The pages that `products` holds; the address names one of them. */
  readonly pages: PageRange;
  readonly products: readonly ProductSummary[];
  readonly groups: readonly FacetGroup[];
  /** `null` for a search, and where the backend says nothing of a list of the shop's own. */
  readonly info: ListInfo | null;
  /** Root first, this category last; empty for other lists. */
  readonly trail: readonly Pick<Category, 'categoryId' | 'alias' | 'name'>[];
}
