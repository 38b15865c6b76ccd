import type { Database } from '../../platform/database/database.ts';
import { findAccountByEmail } from '../account/account-store.ts';
import type { Account } from '../account/account-store.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password-hash.ts';

/**
 * Replaces an outdated hash of the right password, which only a login knows, and returns the account as it is then.
 * Returns undefined when the account has another password by now. Sessions stay: it is the same password.
 */
export async function renewHash(db: Database, seen: Account, password: string): Promise<Account | undefined> {
  if (!isOutdatedHash(seen.password_hash)) return seen;
  const renewed = await db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', seen.id)
    .where('password_hash', '=', seen.password_hash)
    .returningAll()
    .executeTakeFirst();
  if (renewed !== undefined) return renewed;
  // A login of another tab was first, or the password was changed meanwhile.
  const current = await findAccountByEmail(db, seen.email);
  return current !== undefined && (await isPassword(current.password_hash, password)) ? current : undefined;
}
