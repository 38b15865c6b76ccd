/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type CommitResetMutationVariables = Exact<{
  resetKey: string;
  password: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type CommitResetMutation = { commitReset: boolean | null };


export const CommitResetDocument = {"__meta__":{"name":"commitReset","text":"mutation commitReset($resetKey:String!$password:String!$channelId:String$languageId:String$marketId:String){commitReset(resetKey:$resetKey password:$password channelId:$channelId languageId:$languageId marketId:$marketId)}","shape":{}}} as unknown as DocumentNode<CommitResetMutation, CommitResetMutationVariables>;