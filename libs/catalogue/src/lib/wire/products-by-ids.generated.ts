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

export type ProductsByIdsQueryVariables = Exact<{
  productIds?: Array<number | null | undefined> | number | null | undefined;
  take?: number | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductsByIdsQuery = { products: { products: Array<{ productId: number, articleNumber: string | null, alias: string, name: string | null, discountType: Schema.DiscountType | null, firstAvailableOn: string | null, brand: { name: string | null } | null, categories: Array<{ name: string, parentCategoryId: number } | null> | null, variantGroup: { variants: Array<{ productId: number, attributes: Array<{ key: string, value: string } | null> | null } | null> | null } | null, parameterGroups: Array<{ parameterGroupId: number | null, name: string, parameters: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, productImages: Array<{ fileName: string } | null> | null, unitPrice: { isDiscounted: boolean, amount: number, selling: string | null, sellingExVat: string | null, regularAmount: number, regular: string | null, regularExVat: string | null, percent: number } | null, lowestPrice: { percent: number, lowest: string | null, lowestExVat: string | null } | null, totalStock: { inStock: number, oversellable: number, static: number | null } | null } | null> | null } | null };


export const ProductsByIdsDocument = {"__meta__":{"name":"productsByIds","text":"query productsByIds($productIds:[Int]$take:Int$channelId:String$languageId:String$marketId:String){products(take:$take filter:{productIds:$productIds}channelId:$channelId languageId:$languageId marketId:$marketId){products{...ListedProductFields}}}fragment ShownPriceFields on PriceType{isDiscounted amount:sellingPriceIncVat selling:sellingPriceIncVatFormatted sellingExVat:sellingPriceExVatFormatted regularAmount:regularPriceIncVat regular:regularPriceIncVatFormatted regularExVat:regularPriceExVatFormatted percent:discountPercentage}fragment ShownLowestPriceFields on LowestPriceType{percent:discountPercentage lowest:lowestPriceIncVatFormatted lowestExVat:lowestPriceExVatFormatted}fragment ListedProductFields on ProductType{productId articleNumber alias name discountType firstAvailableOn brand{name}categories{name parentCategoryId}variantGroup{variants{productId attributes{key value}}}parameterGroups{parameterGroupId name parameters{name value}}productImages{fileName}unitPrice{...ShownPriceFields}lowestPrice{...ShownLowestPriceFields}totalStock{inStock oversellable static}}","hash":"6f3e995fa4c9c8b9b1d097e4a16ad31e01b623b2ce8c73e03aec587dcaf1053f","shape":{"products":{"products":{"brand":{},"categories":{},"variantGroup":{"variants":{"attributes":{}}},"parameterGroups":{"parameters":{}},"productImages":{},"unitPrice":{},"lowestPrice":{},"totalStock":{}}}}}} as unknown as DocumentNode<ProductsByIdsQuery, ProductsByIdsQueryVariables>;