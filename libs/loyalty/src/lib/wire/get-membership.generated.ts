/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BonusVoucherStatus =
  | 'AVAILABLE'
  | 'EXPIRED'
  /** Unused, and in the currency of another market. */
  | 'OTHER_MARKET'
  | 'REDEEMED';

export type MembershipLevel =
  | 'BRONZE'
  | 'GOLD'
  | 'SILVER';

export type PointsEntryKind =
  | 'EARNED'
  | 'PAID'
  | 'RETURNED';

export type GetMembershipQueryVariables = Exact<{
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type GetMembershipQuery = { getMembership: { isMember: boolean, acceptsEmail: boolean, acceptsSms: boolean, level: Schema.MembershipLevel, levelPoints: number, nextLevel: Schema.MembershipLevel | null, nextLevelAt: number | null, availablePoints: number, nextPayoutAt: string, nextPayoutFormatted: string | null, pointsToNextBonus: number, bonusFormatted: string, pendingPoints: Array<{ orderId: number, points: number, creditedAt: string }>, vouchers: Array<{ code: string, amountFormatted: string, expiresAt: string, status: Schema.BonusVoucherStatus }>, history: Array<{ kind: Schema.PointsEntryKind, at: string, points: number, orderId: number | null, amountFormatted: string | null }> } | null };


export const GetMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEmail"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsSms"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelPoints"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"Field","name":{"kind":"Name","value":"availablePoints"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPayoutAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPayoutFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"pointsToNextBonus"}},{"kind":"Field","name":{"kind":"Name","value":"bonusFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amountFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amountFormatted"}}]}}]}}]} as unknown as DocumentNode<GetMembershipQuery, GetMembershipQueryVariables>;