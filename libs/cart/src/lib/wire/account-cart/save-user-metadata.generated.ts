/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type SaveUserMetadataMutationVariables = Exact<{
  metaData: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SaveUserMetadataMutation = { updateUser: { id: number } | null };


export const SaveUserMetadataDocument = {"__meta__":{"name":"saveUserMetadata","text":"mutation saveUserMetadata($metaData:String!$channelId:String$languageId:String$marketId:String){updateUser(user:{metaData:$metaData}channelId:$channelId languageId:$languageId marketId:$marketId){id}}","shape":{"updateUser":{}}}} as unknown as DocumentNode<SaveUserMetadataMutation, SaveUserMetadataMutationVariables>;