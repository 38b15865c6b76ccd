/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean | null };


export const RequestPasswordResetDocument = {"__meta__":{"name":"requestPasswordReset","text":"mutation requestPasswordReset($email:String!$channelId:String$languageId:String$marketId:String){requestPasswordReset(email:$email channelId:$channelId languageId:$languageId marketId:$marketId)}","shape":{}}} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;