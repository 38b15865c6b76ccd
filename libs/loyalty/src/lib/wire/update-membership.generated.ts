/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
export type MembershipInputType = {
  acceptsEmail?: boolean | null | undefined;
  acceptsSms?: boolean | null | undefined;
};

export type UpdateMembershipMutationVariables = Exact<{
  membership: Schema.MembershipInputType;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type UpdateMembershipMutation = { updateMembership: { isMember: boolean } | null };


export const UpdateMembershipDocument = {"__meta__":{"name":"updateMembership","text":"mutation updateMembership($membership:MembershipInputType!$channelId:String$languageId:String$marketId:String){updateMembership(membership:$membership channelId:$channelId languageId:$languageId marketId:$marketId){isMember}}","shape":{"updateMembership":{}}}} as unknown as DocumentNode<UpdateMembershipMutation, UpdateMembershipMutationVariables>;