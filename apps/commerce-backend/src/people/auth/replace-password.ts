import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { changeAccount, lockAccount } from '../account/account-store.ts';
import type { Account } from '../account/account-store.ts';
import type { AuthFailure } from './auth-error.ts';
import { endSessions } from './session-store.ts';

/**
 * Replaces the password and ends every login: anyone who knew the old one is logged out. Nothing is done when the
 * account's password was changed after it was looked up: a shopper who resets a stolen password must not lose it again
 * to a thief whose request had begun before.
 */
export function replacePassword(
  db: Database,
  seen: Pick<Account, 'id' | 'password_hash'>,
  passwordHash: string,
  now: Date,
): Promise<Result<AuthFailure, Account>> {
  return inTransaction(db, async (transaction) => {
    const current = await lockAccount(transaction, seen.id);
    if (current?.password_hash !== seen.password_hash) return fail({ kind: 'wrong-credentials' });
    await endSessions(transaction, seen.id);
    const account = await changeAccount(transaction, seen.id, { password_hash: passwordHash }, now);
    return account === undefined ? fail({ kind: 'wrong-credentials' }) : ok(account);
  });
}
