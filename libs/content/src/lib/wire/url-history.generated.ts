/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type UrlHistoryQueryVariables = Exact<{
  url?: string | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type UrlHistoryQuery = { urlHistory: { newUrl: string } | null };


export const UrlHistoryDocument = {"__meta__":{"name":"urlHistory","text":"query urlHistory($url:String$channelId:String$languageId:String$marketId:String){urlHistory(url:$url channelId:$channelId languageId:$languageId marketId:$marketId){newUrl}}","hash":"92053be6d3e6d45048dfc0ec5cd6b443045a8ede51f79569a7da461c7ad54331","shape":{"urlHistory":{}}}} as unknown as DocumentNode<UrlHistoryQuery, UrlHistoryQueryVariables>;