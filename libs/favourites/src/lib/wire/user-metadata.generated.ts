/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type UserMetadataQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type UserMetadataQuery = { getUser: { id: number, metaData: string | null } | null };


export const UserMetadataDocument = {"__meta__":{"name":"userMetadata","text":"query userMetadata($channelId:String$languageId:String$marketId:String){getUser(channelId:$channelId languageId:$languageId marketId:$marketId){id metaData}}","hash":"76e808dcad8d53ac886f3988073e7b0dd3f5781999d3aefae353f2613478f79b","shape":{"getUser":{}}}} as unknown as DocumentNode<UserMetadataQuery, UserMetadataQueryVariables>;