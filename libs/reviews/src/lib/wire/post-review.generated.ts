/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type PostReviewMutationVariables = Exact<{
  alias: string;
  rating?: number | null | undefined;
  comment?: string | null | undefined;
  author: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type PostReviewMutation = { postProductReview: boolean | null };


export const PostReviewDocument = {"__meta__":{"name":"postReview","text":"mutation postReview($alias:String!$rating:Int$comment:String$author:String!$channelId:String$languageId:String$marketId:String){postProductReview(alias:$alias rating:$rating comment:$comment author:$author channelId:$channelId languageId:$languageId marketId:$marketId)}","shape":{}}} as unknown as DocumentNode<PostReviewMutation, PostReviewMutationVariables>;