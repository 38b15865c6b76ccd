/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type AccountCartQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type AccountCartQuery = { getUser: { metaData: string | null } | null };


export const AccountCartDocument = {"__meta__":{"name":"accountCart","text":"query accountCart($channelId:String$languageId:String$marketId:String){getUser(channelId:$channelId languageId:$languageId marketId:$marketId){metaData}}","hash":"eeee3c1c9279d3bd6e0afca6a6f17021a6c26ca6fa27b535ca339f9fcc8a7859","shape":{"getUser":{}}}} as unknown as DocumentNode<AccountCartQuery, AccountCartQueryVariables>;