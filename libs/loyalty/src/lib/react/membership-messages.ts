import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { Level } from '../core/levels.ts';
import type { MembershipIntent } from '../core/membership-form.ts';
import type { HistoryEntry, MembershipFailure } from '../core/membership.ts';

export const membershipTitle = msg`Membership`;

/** The name of a level. */
export function levelName(level: Level): MessageDescriptor {
  switch (level) {
    case 'bronze':
      return msg({ message: 'Bronze', context: 'membership level' });
    case 'silver':
      return msg({ message: 'Silver', context: 'membership level' });
    case 'gold':
      return msg({ message: 'Gold', context: 'membership level' });
    default:
      return assertNever(level);
  }
}

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
export function doneMessage(intent: MembershipIntent): MessageDescriptor {
  switch (intent) {
    case 'join':
      return msg`Welcome as a member. From now on your purchases give points.`;
    case 'leave':
      return msg`You are no longer a member.`;
    case 'preferences':
      return msg`Your preferences are saved.`;
    default:
      return assertNever(intent);
  }
}

/** Words for a rejected form. */
export function failureMessage({ kind }: MembershipFailure): MessageDescriptor {
  switch (kind) {
    case 'unavailable':
      return msg`Something went wrong, so nothing was changed. Please try again.`;
    case 'logged-out':
      return msg`You have been logged out. Log in and try again.`;
    default:
      return assertNever(kind);
  }
}
