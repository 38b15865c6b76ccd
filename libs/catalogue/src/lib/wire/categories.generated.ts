/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type CategoriesQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type CategoriesQuery = { categories: Array<{ categoryId: number, parentCategoryId: number, alias: string | null, name: string } | null> | null };


export const CategoriesDocument = {"__meta__":{"name":"categories","text":"query categories($channelId:String$languageId:String$marketId:String){categories(channelId:$channelId languageId:$languageId marketId:$marketId){categoryId parentCategoryId alias name}}","hash":"6bc3b9375f892f3c7cfe437df5112d8f54b1114c9caf67370dec75f1fe0fd625","shape":{"categories":{}}}} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;