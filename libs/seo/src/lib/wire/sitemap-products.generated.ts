/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type FilterInputType = {
  articleNumbers?: Array<string | null | undefined> | null | undefined;
  brandIds?: Array<number | null | undefined> | null | undefined;
  categoryIds?: Array<number | null | undefined> | null | undefined;
  discountCampaignIds?: Array<number | null | undefined> | null | undefined;
  exclude?: Array<string | null | undefined> | null | undefined;
  excludeBrandIds?: Array<number | null | undefined> | null | undefined;
  excludeCategoryIds?: Array<number | null | undefined> | null | undefined;
  excludeDiscountCampaignIds?: Array<number | null | undefined> | null | undefined;
  excludeFacets?: Array<string | null | undefined> | null | undefined;
  facets?: Array<string | null | undefined> | null | undefined;
  filterMode?: FilterMode | null | undefined;
  include?: Array<string | null | undefined> | null | undefined;
  includeCollapsed?: boolean | null | undefined;
  includeMode?: IncludeMode | null | undefined;
  price?: PriceFilterInputType | null | undefined;
  priceListIdentifier?: string | null | undefined;
  productIds?: Array<number | null | undefined> | null | undefined;
  searchText?: string | null | undefined;
  sort?: SortType | null | undefined;
};

export type FilterMode =
  | 'BY_GROUP'
  | 'CURRENT';

export type IncludeMode =
  | 'INTERSECT'
  | 'UNION';

export type PriceFilterInputType = {
  highest?: number | null | undefined;
  lowest?: number | null | undefined;
};

export type SortType =
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'BRAND'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'FACET_ORDER'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'VOTES';

export type SitemapProductsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
  url?: string | null | undefined;
  filter?: Schema.FilterInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SitemapProductsQuery = { products: { products: Array<{ productId: number, alias: string, productImages: Array<{ fileName: string } | null> | null } | null> | null } | null };


export const SitemapProductsDocument = {"__meta__":{"name":"sitemapProducts","text":"query sitemapProducts($skip:Int$take:Int$url:String$filter:FilterInputType$channelId:String$languageId:String$marketId:String){products(skip:$skip take:$take url:$url filter:$filter channelId:$channelId languageId:$languageId marketId:$marketId){products{productId alias productImages{fileName}}}}","hash":"bc4e994662bbab77906be71c4812cda53b83e3878ab5e8cceacfe4eb7a68fd7e","shape":{"products":{"products":{"productImages":{}}}}}} as unknown as DocumentNode<SitemapProductsQuery, SitemapProductsQueryVariables>;