import { lastPayout, pointsLog, pointsRules } from '@lyng/loyalty/core';
import { marketCurrency } from '@lyng/model';
import { findAccount } from '../../people/account/account-store.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { DAY_MS } from '../../platform/time.ts';
import { issueVoucher } from '../vouchers/voucher-store.ts';
import type { Contact } from './contact-store.ts';
import { memberPurchases } from './member-purchases.ts';

/** Members whose bonus is paid in one go; the others follow a minute later. */
const MAX_MEMBERS = 200;

const VOUCHER_LIFETIME_MS = 365 * DAY_MS;

/** The vouchers of all payouts that a member has not been given yet. */
async function payMember(transaction: DatabaseTransaction, contact: Contact, payoutAt: Date): Promise<void> {
  const account = await findAccount(transaction, contact.user_id ?? '');
  if (account === undefined) return;
  const currency = marketCurrency[account.market];
  const paidUntil = contact.paid_until?.getTime() ?? 0;
  for (const entry of pointsLog(await memberPurchases(transaction, contact), payoutAt.getTime()))
    if (entry.kind === 'paid' && entry.at > paidUntil)
      await issueVoucher(transaction, {
        userId: String(account.id),
        currency,
        amount: entry.bonuses * pointsRules[currency].bonus,
        createdAt: new Date(entry.at),
        expiresAt: new Date(entry.at + VOUCHER_LIFETIME_MS),
      });
}

/**
 * LOY-08: pays the bonus of the last quarter day as vouchers, once for each member, even when several processes do it or none
 * ran on that day. Gives how many members were looked at.
 */
export async function payBonuses(db: Database, now: Date): Promise<number> {
  const payoutAt = new Date(lastPayout(now.getTime()));
  const due = await db
    .selectFrom('loyalty_contact')
    .select('id')
    .where('joined_at', 'is not', null)
    .where('paid_until', '<', payoutAt)
    .limit(MAX_MEMBERS)
    .execute();
  for (const { id } of due)
    await inTransaction(db, async (transaction) => {
      const contact = await transaction
        .selectFrom('loyalty_contact')
        .selectAll()
        .where('id', '=', id)
        .where('joined_at', 'is not', null)
        .where('paid_until', '<', payoutAt)
        .forUpdate()
        .executeTakeFirst();
      if (contact === undefined) return;
      await payMember(transaction, contact, payoutAt);
      await transaction.updateTable('loyalty_contact').set({ paid_until: payoutAt }).where('id', '=', id).execute();
    });
  return due.length;
}
