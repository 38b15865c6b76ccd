/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type WithdrawOrderMutationVariables = Exact<{
  orderId: number;
  email?: string | null | undefined;
}>;


export type WithdrawOrderMutation = { withdrawOrder: { id: string } | null };


export const WithdrawOrderDocument = {"__meta__":{"name":"withdrawOrder","text":"mutation withdrawOrder($orderId:Int!$email:String){withdrawOrder(orderId:$orderId email:$email){id}}","shape":{"withdrawOrder":{}}}} as unknown as DocumentNode<WithdrawOrderMutation, WithdrawOrderMutationVariables>;