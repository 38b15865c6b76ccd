import { formatMoney } from '@lyng/i18n/core';
import { pointsAccount, pointsRules } from '@lyng/loyalty/core';
import type { Level, PointsEntry } from '@lyng/loyalty/core';
import type { MinorUnits } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { MembershipLevel, PointsEntryKind } from '../../platform/graphql/resolver-types.generated.ts';
import type { Scope } from '../../shop/scope.ts';
import type { Contact } from './contact-store.ts';
import { memberPurchases } from './member-purchases.ts';
import { memberVouchers } from './member-vouchers.ts';
import { presentVoucher } from './present-vouchers.ts';

/** Entries that a page shows: the latest years of nearly everybody. */
const MAX_HISTORY = 200;

const levels: Readonly<Record<Level, MembershipLevel>> = { bronze: 'BRONZE', silver: 'SILVER', gold: 'GOLD' };
const kinds: Readonly<Record<PointsEntry['kind'], PointsEntryKind>> = {
  earned: 'EARNED',
  returned: 'RETURNED',
  paid: 'PAID',
};

/** A customer who never joined has no contact. */
interface Membership {
  readonly userId: string;
  readonly contact: Contact | undefined;
  readonly now: Date;
  readonly scope: Scope;
}

/** The API's `MembershipType`, in the money and words of the requested market. */
export async function presentMembership(db: Database, { userId, contact, now, scope }: Membership) {
  const { currency } = scope.market;
  const money = (amount: MinorUnits) => formatMoney(amount, currency, scope.language);
  const bonusesFormatted = (bonuses: number) => money(bonuses * pointsRules[currency].bonus);
  const account = pointsAccount(contact === undefined ? [] : await memberPurchases(db, contact), now.getTime());
  const vouchers = await memberVouchers(db, userId);
  const { nextPayout } = account;
  return {
    isMember: contact !== undefined && contact.joined_at !== null,
    acceptsEmail: contact?.accepts_email ?? false,
    acceptsSms: contact?.accepts_sms ?? false,
    level: levels[account.level],
    levelPoints: account.points,
    nextLevel: account.next && levels[account.next.level],
    nextLevelAt: account.next?.at ?? null,
    availablePoints: account.available,
    pendingPoints: account.pending.map(({ purchaseId, points, at }) => ({
      orderId: Number(purchaseId),
      points,
      creditedAt: new Date(at),
    })),
    nextPayoutAt: new Date(nextPayout.at),
    nextPayoutFormatted: nextPayout.bonuses === 0 ? null : bonusesFormatted(nextPayout.bonuses),
    pointsToNextBonus: nextPayout.missing,
    bonusFormatted: bonusesFormatted(1),
    vouchers: vouchers.map((voucher) => presentVoucher(voucher, { now, scope })),
    history: account.log
      .slice(-MAX_HISTORY)
      .toReversed()
      .map((entry) => ({
        kind: kinds[entry.kind],
        at: new Date(entry.at),
        points: entry.points,
        orderId: entry.kind === 'paid' ? null : Number(entry.purchaseId),
        amountFormatted: entry.kind === 'paid' ? bonusesFormatted(entry.bonuses) : null,
      })),
  };
}
