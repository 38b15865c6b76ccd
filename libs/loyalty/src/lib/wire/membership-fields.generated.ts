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

export type MembershipFieldsFragment = { isMember: boolean, acceptsEmail: boolean, acceptsSms: boolean, level: Schema.MembershipLevel, levelPoints: number, nextLevel: Schema.MembershipLevel | null, nextLevelAt: number | null, availablePoints: number, nextPayoutAt: string, nextPayoutFormatted: string | null, pointsToNextBonus: number, bonusFormatted: string, pendingPoints: Array<{ orderId: number, points: number, creditedAt: string }>, vouchers: Array<{ code: string, amountFormatted: string, expiresAt: string, status: Schema.BonusVoucherStatus }>, history: Array<{ kind: Schema.PointsEntryKind, at: string, points: number, orderId: number | null, amountFormatted: string | null }> };

export const MembershipFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsEmail"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsSms"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelPoints"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevelAt"}},{"kind":"Field","name":{"kind":"Name","value":"availablePoints"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPayoutAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPayoutFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"pointsToNextBonus"}},{"kind":"Field","name":{"kind":"Name","value":"bonusFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amountFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"amountFormatted"}}]}}]}}]} as unknown as DocumentNode<MembershipFieldsFragment, unknown>;