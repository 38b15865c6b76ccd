import { POINTS_PER_BONUS, pointsRules } from '@lyng/loyalty/core';
import type { Database } from '../../../platform/database/database.ts';
import { decimal } from '../../../shop/pricing/decimal.ts';
import type { Contact } from '../contact-store.ts';
import { memberVouchers } from '../member-vouchers.ts';
import type { MemberVoucher } from '../member-vouchers.ts';

export type VoucherRejection = 'not-found' | 'redeemed' | 'expired' | 'not-redeemed' | 'spent';

const presentVoucher = ({ id, code, currency, amount, createdAt, expiresAt, redeemedAt }: MemberVoucher) => {
  const value = { amount: decimal(amount), currency };
  const points = Math.round((amount / pointsRules[currency].bonus) * POINTS_PER_BONUS);
  return {
    id,
    voucherNumber: code,
    name: 'Bonus',
    value,
    localValues: [value],
    points,
    createdOn: createdAt,
    expiresOn: expiresAt,
    redeemedOn: redeemedAt,
  };
};

/** A contact's vouchers that can be used now, or those that were. */
export async function listVouchers(db: Database, contact: Contact, state: 'available' | 'redeemed', now: Date) {
  const all = await memberVouchers(db, contact.user_id ?? '');
  const isListed = ({ redeemedAt, expiresAt }: MemberVoucher) =>
    state === 'redeemed' ? redeemedAt !== null : redeemedAt === null && expiresAt > now;
  return all.filter(isListed).map(presentVoucher);
}

type VoucherResult = Promise<VoucherRejection | undefined>;

const findVoucher = async (db: Database, contact: Contact, id: string): Promise<MemberVoucher | undefined> =>
  (await memberVouchers(db, contact.user_id ?? '')).find((voucher) => voucher.id === id.toUpperCase());

/** Redeems a voucher outside of the shop, once. */
export async function redeemVoucher(db: Database, contact: Contact, id: string, now: Date): VoucherResult {
  const voucher = await findVoucher(db, contact, id);
  if (voucher === undefined) return 'not-found';
  if (voucher.redeemedAt !== null) return 'redeemed';
  if (voucher.expiresAt <= now) return 'expired';
  const row = await db
    .updateTable('voucher')
    .set({ redeemed_at: now })
    .where('id', '=', voucher.id)
    .where('redeemed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? 'redeemed' : undefined;
}

/**
 * Makes a voucher usable again that was redeemed outside of the shop. A voucher that paid an order is returned by that
 * order only.
 */
export async function reactivateVoucher(db: Database, contact: Contact, id: string, now: Date): VoucherResult {
  const voucher = await findVoucher(db, contact, id);
  if (voucher === undefined) return 'not-found';
  if (voucher.redeemedAt === null) return 'not-redeemed';
  if (voucher.expiresAt <= now) return 'expired';
  const row = await db
    .updateTable('voucher')
    .set({ redeemed_at: null })
    .where('id', '=', voucher.id)
    .where('redeemed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? 'spent' : undefined;
}
