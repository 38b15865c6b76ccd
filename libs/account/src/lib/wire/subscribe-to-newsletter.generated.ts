/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: boolean | null };


export const SubscribeToNewsletterDocument = {"__meta__":{"name":"subscribeToNewsletter","text":"mutation subscribeToNewsletter($email:String!$channelId:String$languageId:String$marketId:String){subscribeToNewsletter(email:$email channelId:$channelId languageId:$languageId marketId:$marketId)}","shape":{}}} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;