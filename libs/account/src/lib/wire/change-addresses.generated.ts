/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type AddressInputType = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  careOf?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  entryCode?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type DeleteAddressMutationVariables = Exact<{
  addressId: number;
}>;


export type DeleteAddressMutation = { deleteUserAddress: boolean | null };

export type SaveAddressMutationVariables = Exact<{
  addressId?: number | null | undefined;
  address: Schema.AddressInputType;
}>;


export type SaveAddressMutation = { saveUserAddress: { id: number } | null };

export type SetDefaultAddressMutationVariables = Exact<{
  addressId: number;
}>;


export type SetDefaultAddressMutation = { setDefaultUserAddress: boolean | null };


export const DeleteAddressDocument = {"__meta__":{"name":"deleteAddress","text":"mutation deleteAddress($addressId:Int!){deleteUserAddress(addressId:$addressId)}","shape":{}}} as unknown as DocumentNode<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const SaveAddressDocument = {"__meta__":{"name":"saveAddress","text":"mutation saveAddress($addressId:Int$address:AddressInputType!){saveUserAddress(addressId:$addressId address:$address){id}}","shape":{"saveUserAddress":{}}}} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const SetDefaultAddressDocument = {"__meta__":{"name":"setDefaultAddress","text":"mutation setDefaultAddress($addressId:Int!){setDefaultUserAddress(addressId:$addressId)}","shape":{}}} as unknown as DocumentNode<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;