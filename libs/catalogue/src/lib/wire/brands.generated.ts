/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type BrandsQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type BrandsQuery = { brands: Array<{ alias: string | null, name: string | null } | null> | null };


export const BrandsDocument = {"__meta__":{"name":"brands","text":"query brands($channelId:String$languageId:String$marketId:String){brands(channelId:$channelId languageId:$languageId marketId:$marketId){alias name}}","hash":"b041039dbc0f275300d3437a7177c4060bb5833aed33f23fcafc79b99779e3c0","shape":{"brands":{}}}} as unknown as DocumentNode<BrandsQuery, BrandsQueryVariables>;