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

export type ProductsRowQueryVariables = Exact<{
  take?: number | null | undefined;
  categoryAlias?: string | null | undefined;
  brandAlias?: string | null | undefined;
  discountCampaignAlias?: string | null | undefined;
  sort?: Schema.SortType | null | undefined;
  facets?: Array<string | null | undefined> | string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductsRowQuery = { products: { products: Array<{ productId: number, articleNumber: string | null, alias: string, name: string | null, discountType: Schema.DiscountType | null, firstAvailableOn: string | null, variantGroup: { variantGroupId: number, variants: Array<{ productId: number, attributes: Array<{ key: string, value: string } | null> | null } | null> | null } | null, brand: { name: string | null } | null, categories: Array<{ name: string, parentCategoryId: number } | null> | null, parameterGroups: Array<{ parameterGroupId: number | null, name: string, parameters: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, productImages: Array<{ fileName: string } | null> | null, unitPrice: { isDiscounted: boolean, amount: number, selling: string | null, sellingExVat: string | null, regularAmount: number, regular: string | null, regularExVat: string | null, percent: number } | null, lowestPrice: { percent: number, lowest: string | null, lowestExVat: string | null } | null, totalStock: { inStock: number, oversellable: number, static: number | null } | null } | null> | null } | null };


export const ProductsRowDocument = {"__meta__":{"name":"productsRow","text":"query productsRow($take:Int$categoryAlias:String$brandAlias:String$discountCampaignAlias:String$sort:SortType$facets:[String]$channelId:String$languageId:String$marketId:String){products(take:$take categoryAlias:$categoryAlias brandAlias:$brandAlias discountCampaignAlias:$discountCampaignAlias filter:{sort:$sort facets:$facets}channelId:$channelId languageId:$languageId marketId:$marketId){products{...ListedProductFields variantGroup{variantGroupId}}}}fragment ShownPriceFields on PriceType{isDiscounted amount:sellingPriceIncVat selling:sellingPriceIncVatFormatted sellingExVat:sellingPriceExVatFormatted regularAmount:regularPriceIncVat regular:regularPriceIncVatFormatted regularExVat:regularPriceExVatFormatted percent:discountPercentage}fragment ShownLowestPriceFields on LowestPriceType{percent:discountPercentage lowest:lowestPriceIncVatFormatted lowestExVat:lowestPriceExVatFormatted}fragment ListedProductFields on ProductType{productId articleNumber alias name discountType firstAvailableOn brand{name}categories{name parentCategoryId}variantGroup{variants{productId attributes{key value}}}parameterGroups{parameterGroupId name parameters{name value}}productImages{fileName}unitPrice{...ShownPriceFields}lowestPrice{...ShownLowestPriceFields}totalStock{inStock oversellable static}}","hash":"a0c72299ab888c400241b3b272590ae39294d96e45774ac7ddba1a063d231b7f","shape":{"products":{"products":{"brand":{},"categories":{},"variantGroup":{"variants":{"attributes":{}}},"parameterGroups":{"parameters":{}},"productImages":{},"unitPrice":{},"lowestPrice":{},"totalStock":{}}}}}} as unknown as DocumentNode<ProductsRowQuery, ProductsRowQueryVariables>;