/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

export type SaveCustomerTypeMutationVariables = Exact<{
  customerType?: Schema.CustomerType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SaveCustomerTypeMutation = { updateUser: { customerType: Schema.CustomerType | null } | null };


export const SaveCustomerTypeDocument = {"__meta__":{"name":"saveCustomerType","text":"mutation saveCustomerType($customerType:CustomerType$channelId:String$languageId:String$marketId:String){updateUser(user:{customerType:$customerType}channelId:$channelId languageId:$languageId marketId:$marketId){customerType}}","shape":{"updateUser":{}}}} as unknown as DocumentNode<SaveCustomerTypeMutation, SaveCustomerTypeMutationVariables>;