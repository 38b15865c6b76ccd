/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type ProductReviewsQueryVariables = Exact<{
  alias?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductReviewsQuery = { reviews: { count: number, averageRating: number, reviews: Array<{ rating: number, comment: string, reviewDate: string, author: string } | null> | null } | null };


export const ProductReviewsDocument = {"__meta__":{"name":"productReviews","text":"query productReviews($alias:String$skip:Int$take:Int$channelId:String$languageId:String$marketId:String){reviews(alias:$alias skip:$skip take:$take channelId:$channelId languageId:$languageId marketId:$marketId){count averageRating reviews{rating comment reviewDate author}}}","hash":"d375feb95a93afb764b287be07bf0f691c12d7933941a6b098d3dbbbc6a0d74f","shape":{"reviews":{"reviews":{}}}}} as unknown as DocumentNode<ProductReviewsQuery, ProductReviewsQueryVariables>;