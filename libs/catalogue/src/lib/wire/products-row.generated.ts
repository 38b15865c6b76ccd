/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export type ProductsRowQuery = { products: { products: Array<{ productId: number, articleNumber: string | null, alias: string, name: string | null, discountType: Schema.DiscountType | null, firstAvailableOn: string | null, brand: { name: string | null } | null, parameterGroups: Array<{ parameterGroupId: number | null, name: string, parameters: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, productImages: Array<{ fileName: string } | null> | null, unitPrice: { isDiscounted: boolean, amount: number, selling: string | null, sellingExVat: string | null, regularAmount: number, regular: string | null, regularExVat: string | null, percent: number } | null, lowestPrice: { percent: number, lowest: string | null, lowestExVat: string | null } | null, totalStock: { inStock: number, oversellable: number, static: number | null } | null } | null> | null } | null };


export const ProductsRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"productsRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryAlias"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandAlias"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discountCampaignAlias"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryAlias"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryAlias"}}},{"kind":"Argument","name":{"kind":"Name","value":"brandAlias"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandAlias"}}},{"kind":"Argument","name":{"kind":"Name","value":"discountCampaignAlias"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discountCampaignAlias"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"facets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedProductFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"articleNumber"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"firstAvailableOn"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parameterGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parameterGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownPriceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownLowestPriceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"oversellable"}},{"kind":"Field","name":{"kind":"Name","value":"static"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownPriceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDiscounted"}},{"kind":"Field","alias":{"kind":"Name","value":"amount"},"name":{"kind":"Name","value":"sellingPriceIncVat"}},{"kind":"Field","alias":{"kind":"Name","value":"selling"},"name":{"kind":"Name","value":"sellingPriceIncVatFormatted"}},{"kind":"Field","alias":{"kind":"Name","value":"sellingExVat"},"name":{"kind":"Name","value":"sellingPriceExVatFormatted"}},{"kind":"Field","alias":{"kind":"Name","value":"regularAmount"},"name":{"kind":"Name","value":"regularPriceIncVat"}},{"kind":"Field","alias":{"kind":"Name","value":"regular"},"name":{"kind":"Name","value":"regularPriceIncVatFormatted"}},{"kind":"Field","alias":{"kind":"Name","value":"regularExVat"},"name":{"kind":"Name","value":"regularPriceExVatFormatted"}},{"kind":"Field","alias":{"kind":"Name","value":"percent"},"name":{"kind":"Name","value":"discountPercentage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownLowestPriceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowestPriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"percent"},"name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","alias":{"kind":"Name","value":"lowest"},"name":{"kind":"Name","value":"lowestPriceIncVatFormatted"}},{"kind":"Field","alias":{"kind":"Name","value":"lowestExVat"},"name":{"kind":"Name","value":"lowestPriceExVatFormatted"}}]}}]} as unknown as DocumentNode<ProductsRowQuery, ProductsRowQueryVariables>;