/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type GetOrderPublicQueryVariables = Exact<{
  publicOrderId: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetOrderPublicQuery = { getOrderPublic: { status: string, orderTotal: { sellingPriceIncVatFormatted: string | null } | null } | null };


export const GetOrderPublicDocument = {"__meta__":{"name":"getOrderPublic","text":"query getOrderPublic($publicOrderId:Guid!$channelId:String$languageId:String$marketId:String){getOrderPublic(publicOrderId:$publicOrderId channelId:$channelId languageId:$languageId marketId:$marketId){status orderTotal{sellingPriceIncVatFormatted}}}","hash":"6eab2a3159e41987360680a24b759c71cfee67540fb23aedfcac6fdc2086a116","shape":{"getOrderPublic":{"orderTotal":{}}}}} as unknown as DocumentNode<GetOrderPublicQuery, GetOrderPublicQueryVariables>;