/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '@lyng/commerce-client';

import type { CommerceDocument as DocumentNode } from '@lyng/commerce-client';
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


export const GetMembershipDocument = {"__meta__":{"name":"getMembership","text":"query getMembership($channelId:String$languageId:String$marketId:String){getMembership(channelId:$channelId languageId:$languageId marketId:$marketId){isMember acceptsEmail acceptsSms level levelPoints nextLevel nextLevelAt availablePoints pendingPoints{orderId points creditedAt}nextPayoutAt nextPayoutFormatted pointsToNextBonus bonusFormatted vouchers{code amountFormatted expiresAt status}history{kind at points orderId amountFormatted}}}","hash":"a37de513f3ec764a3412fcec61ca0ca2ed556fa2be4f2815f04f0d856bfe8c98","shape":{"getMembership":{"pendingPoints":{},"vouchers":{},"history":{}}}}} as unknown as DocumentNode<GetMembershipQuery, GetMembershipQueryVariables>;