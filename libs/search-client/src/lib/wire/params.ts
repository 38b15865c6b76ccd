import type { FacetSelection } from '../core/query-string.ts';
import type { ContentSort, SearchSort } from './product-list.ts';

/** The parameters of every query. */
export interface QueryParams {
  readonly viewId?: 'production' | 'preview' | undefined;
  /** False: the service does not learn from this query. */
  readonly notify?: boolean | undefined;
}

/** The price and stock that apply. */
export interface StockParams {
  readonly priceId?: string | undefined;
  /** Both by default. */
  readonly channels?: 'ONLINE' | 'STORE' | 'ONLINE|STORE' | 'STORE|ONLINE' | undefined;
  /** Keys of stores, joined by a pipe. */
  readonly stores?: string | undefined;
}

/** The fields of products in a response. */
export interface ProductParams extends QueryParams, StockParams {
  /** Names of custom attributes. */
  readonly presentCustom?: readonly string[] | undefined;
  /** Ids of prices beside the default ones. */
  readonly presentPrices?: readonly string[] | undefined;
  /** A template of the service that defines which attributes are included. */
  readonly templateId?: string | undefined;
}

/** The page of a list. */
export interface PageParams {
  /** 1 to 600; 60 by default. */
  readonly limit?: number | undefined;
  readonly skip?: number | undefined;
}

/** The filters and the sort of a list. */
export interface ProductListParams extends PageParams {
  readonly facets?: FacetSelection | undefined;
  readonly sort?: SearchSort | undefined;
}

/** The text of a search; may be empty in autocomplete. */
export interface PhraseParams {
  readonly q: string;
}

export interface AddToCartPopupParams extends ProductParams {
  /** Keys of the products in the cart. */
  readonly cart?: readonly string[] | undefined;
  /** Key of the variant that was added. */
  readonly variantKey: string;
}

export interface AutocompleteParams extends ProductParams, PhraseParams {}

export interface NavigationTreeParams extends QueryParams, StockParams {}

/** The origin of a search; `UNDO_AUTO_CORRECT` forces the typed spelling. */
export type SearchOrigin =
  | 'ORGANIC'
  | 'PHRASE_SUGGEST'
  | 'DID_YOU_MEAN'
  | 'UNDO_AUTO_CORRECT'
  | 'RELATED_SEARCHES'
  | 'RECENT_SEARCH';

export interface SearchPageParams extends ProductParams, ProductListParams, PhraseParams {
  readonly origin?: SearchOrigin | undefined;
  readonly selectedCategory?: string | undefined;
  /** The secondary list in place of the primary one. */
  readonly viewAllSecondary?: boolean | undefined;
}

export interface ProductPageParams extends ProductParams {
  readonly productKey: string;
}

export interface CartPageParams extends ProductParams {
  /** Keys of the products in the cart. */
  readonly cart: readonly string[];
}

export interface LandingPageParams extends ProductParams, ProductListParams {
  readonly q?: string | undefined;
  /** The page; needed where no `Referer` is sent, as on a server. */
  readonly pageReference?: string | undefined;
  readonly includeNavigation?: boolean | undefined;
}

export interface ContentInformationParams extends QueryParams {
  readonly contentKeys: readonly string[];
}

export interface ContentSearchPageParams extends QueryParams, PageParams, PhraseParams {
  readonly origin?: Extract<SearchOrigin, 'ORGANIC' | 'DID_YOU_MEAN' | 'UNDO_AUTO_CORRECT'> | undefined;
  readonly sort?: ContentSort | undefined;
}
