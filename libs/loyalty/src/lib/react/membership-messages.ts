import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { Level } from '../core/levels.ts';
import type { MembershipIntent } from '../core/membership-form.ts';
import type { HistoryEntry, MembershipFailure } from '../core/membership.ts';

export const membershipTitle = msg`Membership`;

/** The name of a level. */
export const levelNames: Readonly<Record<Level, MessageDescriptor>> = {
  bronze: msg({ message: 'Bronze', context: 'membership level' }),
  silver: msg({ message: 'Silver', context: 'membership level' }),
  gold: msg({ message: 'Gold', context: 'membership level' }),
};

/** Words for an entry of the points. */
export function historyText(entry: HistoryEntry): MessageDescriptor {
  switch (entry.kind) {
    case 'earned':
      return msg`Order number ${{ orderId: entry.orderId }}`;
    case 'returned':
      return msg`Return from order number ${{ orderId: entry.orderId }}`;
    case 'paid':
      return msg`Bonus voucher of ${{ amount: entry.amountFormatted }}`;
    default:
      return assertNever(entry);
  }
}

/** The message after a form was accepted. */
export const doneMessages: Readonly<Record<MembershipIntent, MessageDescriptor>> = {
  join: msg`Welcome as a member. From now on your purchases give points.`,
  leave: msg`You are no longer a member.`,
  preferences: msg`Your preferences are saved.`,
};

/** Words for a rejected form. */
export const failureMessages: Readonly<Record<MembershipFailure['kind'], MessageDescriptor>> = {
  unavailable: msg`Something went wrong, so nothing was changed. Please try again.`,
  'logged-out': msg`You have been logged out. Log in and try again.`,
};
