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

export type SaveBuyerMutationVariables = Exact<{
  address?: Schema.AddressInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SaveBuyerMutation = { updateUser: { id: number } | null };


export const SaveBuyerDocument = {"__meta__":{"name":"saveBuyer","text":"mutation saveBuyer($address:AddressInputType$channelId:String$languageId:String$marketId:String){updateUser(user:{address:$address}channelId:$channelId languageId:$languageId marketId:$marketId){id}}","shape":{"updateUser":{}}}} as unknown as DocumentNode<SaveBuyerMutation, SaveBuyerMutationVariables>;