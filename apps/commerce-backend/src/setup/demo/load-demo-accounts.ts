import { DAY_MS } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { creditBalance } from '../../shopping/balance/balance-store.ts';
import { changeContact } from '../../shopping/loyalty/contact-store.ts';
import { contactOfAccount } from '../../shopping/loyalty/membership-store.ts';
import { issueVoucher } from '../../shopping/vouchers/voucher-store.ts';
import { clientPasswordHash } from '../../people/auth/client-password-hash.ts';
import { hashPassword } from '../../people/auth/password-hash.ts';
import { toAddress } from '../../shop/address.ts';
import { createAccount } from '../../people/account/account-store.ts';
import { demoAccounts } from '@lyng/demo-catalogue';
import { removeDemoOrders } from './load-demo-orders.ts';

/** A year; the lifetime of real vouchers is up to the member programme. */
const VOUCHER_LIFETIME_MS = 365 * DAY_MS;

const emails = demoAccounts.map(({ email }) => email);

/** Makes the demo's accounts that are not there yet; those that are stay as they have become. */
export async function loadDemoAccounts(db: Database, now: Date): Promise<void> {
  const there = new Set(
    (await db.selectFrom('account').select('email').where('email', 'in', emails).execute()).map(({ email }) => email),
  );
  const missing = demoAccounts.filter(({ email }) => !there.has(email));
  const hashed = await Promise.all(
    missing.map(async (account) => ({
      ...account,
      passwordHash: await hashPassword(clientPasswordHash(account.password)),
    })),
  );
  // All or none: an account that is there is given nothing any more.
  await inTransaction(db, async (transaction) => {
    for (const { address, balance, vouchers = [], ...account } of hashed) {
      const made = await createAccount(
        transaction,
        { ...account, market: 'dk', language: 'da', address: toAddress(address) },
        now,
      );
      if (made === undefined) continue;
      if (made.member_id !== 0) {
        const { id } = await contactOfAccount(transaction, made, now);
        await changeContact(transaction, id, { joined_at: now, paid_until: now }, now);
      }
      const owner = { userId: String(made.id), currency: 'DKK' } as const;
      if (balance !== undefined) await creditBalance(transaction, owner, balance);
      for (const voucher of vouchers)
        await issueVoucher(transaction, {
          ...owner,
          ...voucher,
          createdAt: now,
          expiresAt: new Date(now.getTime() + VOUCHER_LIFETIME_MS),
        });
    }
  });
}

/** Takes them away: a shop with goods of its own must not have customers whose passwords are known. */
export async function removeDemoAccounts(db: Database): Promise<void> {
  const accounts = await db.deleteFrom('account').where('email', 'in', emails).returning('id').execute();
  const userIds = accounts.map(({ id }) => String(id));
  if (userIds.length === 0) return;
  await db.deleteFrom('loyalty_contact').where('user_id', 'in', userIds).execute();
  await removeDemoOrders(db, userIds);
  await db.deleteFrom('voucher').where('user_id', 'in', userIds).execute();
  await db.deleteFrom('customer_balance').where('user_id', 'in', userIds).execute();
}
