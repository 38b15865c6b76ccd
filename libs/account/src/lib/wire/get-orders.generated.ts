/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type GetOrdersQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetOrdersQuery = { getOrders: Array<{ id: number | null, status: string, createdAt: string | null, orderTotal: { sellingPriceIncVatFormatted: string | null } | null, cart: { items: Array<{ quantity: number, product: { productImages: Array<{ fileName: string } | null> | null } | null } | null> | null } | null } | null> | null };


export const GetOrdersDocument = {"__meta__":{"name":"getOrders","text":"query getOrders($channelId:String$languageId:String$marketId:String){getOrders(channelId:$channelId languageId:$languageId marketId:$marketId){id status createdAt orderTotal{sellingPriceIncVatFormatted}cart{items{quantity product{productImages{fileName}}}}}}","hash":"cb9f6463460b0d739a23d28a765c19cc75391a1592631ea5385095a48f473978","shape":{"getOrders":{"orderTotal":{},"cart":{"items":{"product":{"productImages":{}}}}}}}} as unknown as DocumentNode<GetOrdersQuery, GetOrdersQueryVariables>;