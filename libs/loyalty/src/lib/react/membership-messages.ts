import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { MembershipIntent } from '../core/membership-form.ts';
import type { MembershipFailure } from '../core/membership.ts';
import type { Membership } from '../wire/load-membership.ts';

export const membershipTitle = msg`Membership`;

export const levelNames: Readonly<Record<Membership['level'], MessageDescriptor>> = {
  BRONZE: msg({ message: 'Bronze', context: 'membership level' }),
  SILVER: msg({ message: 'Silver', context: 'membership level' }),
  GOLD: msg({ message: 'Gold', context: 'membership level' }),
};

/** Words for an entry of the points. */
export function historyText({ kind, ...entry }: Membership['history'][number]): MessageDescriptor {
  const orderId = entry.orderId ?? '';
  switch (kind) {
    case 'EARNED':
      return msg`Order number ${{ orderId }}`;
    case 'RETURNED':
      return msg`Return from order number ${{ orderId }}`;
    case 'PAID':
      return msg`Bonus voucher of ${{ amount: entry.amountFormatted ?? '' }}`;
    default:
      return assertNever(kind);
  }
}

export const doneMessages: Readonly<Record<MembershipIntent, MessageDescriptor>> = {
  join: msg`Welcome as a member. From now on your purchases give points.`,
  leave: msg`You are no longer a member.`,
  preferences: msg`Your preferences are saved.`,
};

export const failureMessages: Readonly<Record<MembershipFailure['kind'], MessageDescriptor>> = {
  unavailable: msg`Something went wrong, so nothing was changed. Please try again.`,
  'logged-out': msg`You have been logged out. Log in and try again.`,
};
