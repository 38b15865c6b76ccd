/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type KnownShopperQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type KnownShopperQuery = { getUser: { email: string, address: { firstName: string, lastName: string, careOf: string, addressLine1: string, addressLine2: string, zip: string, city: string, country: string, entryCode: string, mobile: string, company: string } | null } | null };


export const KnownShopperDocument = {"__meta__":{"name":"knownShopper","text":"query knownShopper($channelId:String$languageId:String$marketId:String){getUser(channelId:$channelId languageId:$languageId marketId:$marketId){email address{firstName lastName careOf addressLine1 addressLine2 zip city country entryCode mobile company}}}","hash":"b1132735b23fca1ef05a7967567f87b9a928d7044c34d4d95068ec49af25c66c","shape":{"getUser":{"address":{}}}}} as unknown as DocumentNode<KnownShopperQuery, KnownShopperQueryVariables>;