/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type GetBoughtSizesQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetBoughtSizesQuery = { getOrders: Array<{ status: string, cart: { items: Array<{ skuId: number, quantity: number, product: { brand: { name: string | null } | null, skus: Array<{ skuId: number, name: string | null } | null> | null } | null } | null> | null } | null } | null> | null };


export const GetBoughtSizesDocument = {"__meta__":{"name":"getBoughtSizes","text":"query getBoughtSizes($channelId:String$languageId:String$marketId:String){getOrders(channelId:$channelId languageId:$languageId marketId:$marketId){status cart{items{skuId quantity product{brand{name}skus{skuId name}}}}}}","hash":"e9d43e19c6198142bb7c01b2aca92bb3e3477ab29b78708c07c6864854b15aec","shape":{"getOrders":{"cart":{"items":{"product":{"brand":{},"skus":{}}}}}}}} as unknown as DocumentNode<GetBoughtSizesQuery, GetBoughtSizesQueryVariables>;