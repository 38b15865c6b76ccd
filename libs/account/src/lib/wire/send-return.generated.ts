/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ReturnLineInputType = {
  quantity: number;
  reason: ReturnReason;
  rowNumber: number;
};

export type ReturnReason =
  | 'FAULTY'
  | 'NOT_AS_EXPECTED'
  | 'OTHER'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'WRONG_ITEM';

export type RegisterReturnMutationVariables = Exact<{
  orderId: number;
  email?: string | null | undefined;
  lines: Array<Schema.ReturnLineInputType> | Schema.ReturnLineInputType;
}>;


export type RegisterReturnMutation = { registerReturn: { id: string } | null };

export type WithdrawOrderMutationVariables = Exact<{
  orderId: number;
  email?: string | null | undefined;
}>;


export type WithdrawOrderMutation = { withdrawOrder: { id: string } | null };


export const RegisterReturnDocument = {"__meta__":{"name":"registerReturn","text":"mutation registerReturn($orderId:Int!$email:String$lines:[ReturnLineInputType!]!){registerReturn(orderId:$orderId email:$email lines:$lines){id}}","shape":{"registerReturn":{}}}} as unknown as DocumentNode<RegisterReturnMutation, RegisterReturnMutationVariables>;
export const WithdrawOrderDocument = {"__meta__":{"name":"withdrawOrder","text":"mutation withdrawOrder($orderId:Int!$email:String){withdrawOrder(orderId:$orderId email:$email){id}}","shape":{"withdrawOrder":{}}}} as unknown as DocumentNode<WithdrawOrderMutation, WithdrawOrderMutationVariables>;