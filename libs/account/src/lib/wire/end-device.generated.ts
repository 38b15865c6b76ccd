/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type EndDeviceMutationVariables = Exact<{
  id: string;
}>;


export type EndDeviceMutation = { endUserSession: boolean | null };


export const EndDeviceDocument = {"__meta__":{"name":"endDevice","text":"mutation endDevice($id:String!){endUserSession(id:$id)}","shape":{}}} as unknown as DocumentNode<EndDeviceMutation, EndDeviceMutationVariables>;