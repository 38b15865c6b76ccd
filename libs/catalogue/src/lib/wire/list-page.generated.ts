/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type DiscountType =
  | 'EXTERNAL'
  | 'NONE'
  | 'PRICE_CAMPAIGN'
  | 'SALE_PRICE';

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

export type ListPageQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
  categoryAlias?: string | null | undefined;
  brandAlias?: string | null | undefined;
  discountCampaignAlias?: string | null | undefined;
  url?: string | null | undefined;
  filter?: Schema.FilterInputType | null | undefined;
  pageUrl?: string | null | undefined;
  pageAlias?: string | null | undefined;
  withPageInfo: boolean;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ListPageQuery = { products: { count: number, products: Array<{ productId: number, articleNumber: string | null, alias: string, name: string | null, discountType: Schema.DiscountType | null, firstAvailableOn: string | null, brand: { name: string | null } | null, categories: Array<{ name: string, parentCategoryId: number } | null> | null, variantGroup: { variants: Array<{ productId: number, attributes: Array<{ key: string, value: string } | null> | null } | null> | null } | null, parameterGroups: Array<{ parameterGroupId: number | null, name: string, parameters: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, productImages: Array<{ fileName: string } | null> | null, unitPrice: { isDiscounted: boolean, amount: number, selling: string | null, sellingExVat: string | null, regularAmount: number, regular: string | null, regularExVat: string | null, percent: number } | null, lowestPrice: { percent: number, lowest: string | null, lowestExVat: string | null } | null, totalStock: { inStock: number, oversellable: number, static: number | null } | null } | null> | null, filters: { facets: Array<{ type: string | null, group: string | null, label: string | null, order: number, values: Array<{ facetId: string | null, label: string | null, order: number, count: number, hidden: boolean } | null> | null } | null> | null } | null } | null, listPageInfo?: { id: number, canonicalUrl: string | null, name: string, hideTitle: boolean, hideDescription: boolean, primaryDescription: string | null, secondaryDescription: string | null, alternativeUrls: Array<{ url: string, language: string } | null> | null, meta: { title: string | null, description: string | null } | null, subCategories: Array<{ alias: string | null, name: string, order: number } | null> | null } | null };


export const ListPageDocument = {"__meta__":{"name":"listPage","text":"query listPage($skip:Int$take:Int$categoryAlias:String$brandAlias:String$discountCampaignAlias:String$url:String$filter:FilterInputType$pageUrl:String$pageAlias:String$withPageInfo:Boolean!$channelId:String$languageId:String$marketId:String){products(skip:$skip take:$take categoryAlias:$categoryAlias brandAlias:$brandAlias discountCampaignAlias:$discountCampaignAlias url:$url filter:$filter channelId:$channelId languageId:$languageId marketId:$marketId){count products{...ListedProductFields}filters{facets{type group label order values{facetId label order count hidden}}}}listPageInfo(url:$pageUrl alias:$pageAlias channelId:$channelId languageId:$languageId marketId:$marketId)@include(if:$withPageInfo){id canonicalUrl alternativeUrls{url language}name hideTitle hideDescription primaryDescription secondaryDescription meta{title description}subCategories{alias name order}}}fragment ShownPriceFields on PriceType{isDiscounted amount:sellingPriceIncVat selling:sellingPriceIncVatFormatted sellingExVat:sellingPriceExVatFormatted regularAmount:regularPriceIncVat regular:regularPriceIncVatFormatted regularExVat:regularPriceExVatFormatted percent:discountPercentage}fragment ShownLowestPriceFields on LowestPriceType{percent:discountPercentage lowest:lowestPriceIncVatFormatted lowestExVat:lowestPriceExVatFormatted}fragment ListedProductFields on ProductType{productId articleNumber alias name discountType firstAvailableOn brand{name}categories{name parentCategoryId}variantGroup{variants{productId attributes{key value}}}parameterGroups{parameterGroupId name parameters{name value}}productImages{fileName}unitPrice{...ShownPriceFields}lowestPrice{...ShownLowestPriceFields}totalStock{inStock oversellable static}}","hash":"a71853372faa2b6ffd68cc6e6027752b85e4262caeb3943c06fcc1fd4896b2ae","shape":{"products":{"products":{"brand":{},"categories":{},"variantGroup":{"variants":{"attributes":{}}},"parameterGroups":{"parameters":{}},"productImages":{},"unitPrice":{},"lowestPrice":{},"totalStock":{}},"filters":{"facets":{"values":{}}}},"listPageInfo?":{"alternativeUrls":{},"meta":{},"subCategories":{}}}}} as unknown as DocumentNode<ListPageQuery, ListPageQueryVariables>;