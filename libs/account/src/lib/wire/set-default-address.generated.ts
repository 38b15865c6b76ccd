/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type SetDefaultAddressMutationVariables = Exact<{
  addressId: number;
}>;


export type SetDefaultAddressMutation = { setDefaultUserAddress: boolean | null };


export const SetDefaultAddressDocument = {"__meta__":{"name":"setDefaultAddress","text":"mutation setDefaultAddress($addressId:Int!){setDefaultUserAddress(addressId:$addressId)}","shape":{}}} as unknown as DocumentNode<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;