/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type StockChangedSubscriptionVariables = Exact<{
  productId: number;
}>;


export type StockChangedSubscription = { stockChanged: { version: string } };


export const StockChangedDocument = {"__meta__":{"name":"StockChanged","text":"subscription StockChanged($productId:Int!){stockChanged(productId:$productId){version}}","shape":{"stockChanged":{}}}} as unknown as DocumentNode<StockChangedSubscription, StockChangedSubscriptionVariables>;