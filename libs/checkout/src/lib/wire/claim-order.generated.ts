/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ClaimOrderMutationVariables = Exact<{
  publicOrderId: string;
  cartId: string;
}>;


export type ClaimOrderMutation = { claimOrder: boolean | null };


export const ClaimOrderDocument = {"__meta__":{"name":"claimOrder","text":"mutation claimOrder($publicOrderId:Guid!$cartId:String!){claimOrder(publicOrderId:$publicOrderId cartId:$cartId)}","shape":{}}} as unknown as DocumentNode<ClaimOrderMutation, ClaimOrderMutationVariables>;