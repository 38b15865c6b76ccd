/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ListAddressQueryVariables = Exact<{
  alias?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ListAddressQuery = { listPageInfo: { id: number, canonicalUrl: string | null } | null };


export const ListAddressDocument = {"__meta__":{"name":"listAddress","text":"query listAddress($alias:String$channelId:String$languageId:String$marketId:String){listPageInfo(alias:$alias channelId:$channelId languageId:$languageId marketId:$marketId){id canonicalUrl}}","hash":"ec77dda11d676c169cec5597ad25d0d6c367740bc71b524ac9a731e114e6a675","shape":{"listPageInfo":{}}}} as unknown as DocumentNode<ListAddressQuery, ListAddressQueryVariables>;