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

export type CustomerType =
  | 'ORGANIZATION'
  | 'PERSON';

export type Gender =
  | 'MAN'
  | 'UNSET'
  | 'UNSPECIFIED'
  | 'WOMAN';

export type UserInputType = {
  address?: AddressInputType | null | undefined;
  customerType?: CustomerType | null | undefined;
  gender?: Gender | null | undefined;
  metaData?: string | null | undefined;
  newsletter?: boolean | null | undefined;
  personalId?: string | null | undefined;
};

export type DeleteUserMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteUserMutation = { deleteUser: boolean | null };

export type EndDeviceMutationVariables = Exact<{
  id: string;
}>;


export type EndDeviceMutation = { endUserSession: boolean | null };

export type EndOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherDevicesMutation = { endOtherUserSessions: boolean | null };

export type UpdateProfileMutationVariables = Exact<{
  user: Schema.UserInputType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type UpdateProfileMutation = { updateUser: { id: number } | null };


export const DeleteUserDocument = {"__meta__":{"name":"deleteUser","text":"mutation deleteUser{deleteUser}","shape":{}}} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const EndDeviceDocument = {"__meta__":{"name":"endDevice","text":"mutation endDevice($id:String!){endUserSession(id:$id)}","shape":{}}} as unknown as DocumentNode<EndDeviceMutation, EndDeviceMutationVariables>;
export const EndOtherDevicesDocument = {"__meta__":{"name":"endOtherDevices","text":"mutation endOtherDevices{endOtherUserSessions}","shape":{}}} as unknown as DocumentNode<EndOtherDevicesMutation, EndOtherDevicesMutationVariables>;
export const UpdateProfileDocument = {"__meta__":{"name":"updateProfile","text":"mutation updateProfile($user:UserInputType!$channelId:String$languageId:String$marketId:String){updateUser(user:$user channelId:$channelId languageId:$languageId marketId:$marketId){id}}","shape":{"updateUser":{}}}} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;