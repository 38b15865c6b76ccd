import type { FacetRange } from '../core/query-string.ts';
import type { Algorithm, Visualization } from './product-list.ts';

/** The products, by attribute; the service's older way. */
export interface ProductFilter {
  readonly [attribute: string]: string | number | readonly string[] | readonly number[] | FacetRange;
}

/** The products. */
export interface ProductSelection {
  /** In the service's language of product rules. */
  readonly productRules?: string;
  /** Superseded by `productRules`. */
  readonly productFilter?: ProductFilter;
}

/** The content, by type, key or custom attribute: one of the values each. */
export interface ContentFilter {
  readonly type?: string | readonly string[];
  readonly content_key?: string | readonly string[];
  readonly [attribute: `custom.${string}`]: string | readonly string[];
}

/** A list of recommendations to bring along. */
export interface RecommendationListBody extends ProductSelection {
  /** The name of the place on the page; comes back with the list. */
  readonly id: string;
  readonly algorithm?: Algorithm;
  readonly limit?: number;
  readonly label?: string;
  readonly showMoreLink?: string;
  readonly visualization?: Visualization;
  /** The product that it is based on, where the page does not imply it. */
  readonly params?: { readonly productKey?: string; readonly cart?: readonly string[] };
}

/** A list of content to bring along. */
export interface ContentListBody {
  readonly id: string;
  readonly limit?: number;
  readonly contentFilter?: ContentFilter;
  readonly algorithm?: 'NEWEST_CONTENT' | 'TOP_CONTENT';
}

/** Whether a part of the response is included. */
interface Wanted {
  readonly include: boolean;
}

interface RecommendingBody {
  readonly recommendationLists?: readonly RecommendationListBody[];
}

interface ContentBody {
  readonly contentLists?: readonly ContentListBody[];
}

interface ProductListBody {
  readonly primaryList?: Wanted & ProductSelection;
  readonly navigation?: Wanted;
}

export interface AutocompleteBody extends ContentBody, ProductSelection {}

export interface SearchPageBody extends ProductListBody, ContentBody {}

export interface ProductPageBody extends RecommendingBody {
  readonly productGroup?: Wanted;
}

export interface CartPageBody extends RecommendingBody {
  readonly cart?: Wanted;
}

export interface LandingPageBody extends ProductListBody, RecommendingBody, ContentBody {}

export interface ContentSearchPageBody {
  readonly primaryList?: { readonly contentFilter: ContentFilter };
}
