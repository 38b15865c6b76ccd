import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { changeAccount, lockAccount } from '../account/account-store.ts';
import type { Account } from '../account/account-store.ts';
import type { AuthFailure } from './auth-failure.ts';
import { endSessions } from './session-store.ts';

/**
 * Puts another password in the place of the one that was given, and ends every login: whoever knew the old one is out (X5).
 * Nothing is done when the account's password was changed after it was looked at: who resets a password that was stolen must
 * not lose it again to the thief, whose request had begun before.
 */
export function replacePassword(
  db: Database,
  seen: Pick<Account, 'id' | 'password_hash'>,
  passwordHash: string,
  now: Date,
): Promise<Result<AuthFailure, Account>> {
  return inTransaction(db, async (transaction) => {
    const kept = await lockAccount(transaction, seen.id);
    if (kept?.password_hash !== seen.password_hash) return fail({ kind: 'wrong-credentials' });
    await endSessions(transaction, seen.id);
    const account = await changeAccount(transaction, seen.id, { password_hash: passwordHash }, now);
    return account === undefined ? fail({ kind: 'wrong-credentials' }) : ok(account);
  });
}
