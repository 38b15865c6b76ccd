import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/hash.ts';
import type { Backend } from '../../platform/backend.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { resetAttempts } from '../auth/attempts.ts';
import { endSessions } from '../auth/session-store.ts';
import { consumeAttempts } from '../../platform/limits/throttle.ts';
import { queueResetMail } from '../account/account-mails.ts';
import type { MailPlace } from '../account/account-mails.ts';
import { changeAccount, findAccountByEmail } from '../account/account-store.ts';

const KEY_LIFETIME_MS = 60 * 60 * 1000;
const KEY_BYTES = 32;

/** Mails a key to the owner of the address, if it has one; the response does not reveal whether it has. */
export async function requestReset(
  { db, config, now }: Pick<Backend, 'db' | 'config' | 'now'>,
  email: string,
  place: MailPlace,
): Promise<void> {
  const allowed = await consumeAttempts(db, resetAttempts(config.authBurst, email), now());
  const account = await findAccountByEmail(db, email);
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const keyHash = sha256(key);
  if (!allowed.ok || account === undefined) return;
  await inTransaction(db, async (transaction) => {
    const expiresAt = new Date(now().getTime() + KEY_LIFETIME_MS);
    // Only the newest mail counts.
    await transaction.deleteFrom('password_reset').where('account_id', '=', account.id).execute();
    await transaction
      .insertInto('password_reset')
      .values({ key_hash: keyHash, account_id: account.id, expires_at: expiresAt })
      .execute();
    await queueResetMail(transaction, config, { account, place, key, keyHash, now: now() });
  });
}

/** Sets the password that the key stands for. A key counts once and for an hour; with it go all others, and every login. */
export async function commitReset(
  transaction: DatabaseTransaction,
  { key, passwordHash, now }: { readonly key: string; readonly passwordHash: string; readonly now: Date },
): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('password_reset')
    .where('key_hash', '=', sha256(key))
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await transaction.deleteFrom('password_reset').where('account_id', '=', taken.account_id).execute();
  const account = await changeAccount(transaction, taken.account_id, { password_hash: passwordHash }, now);
  // After the account is held, or a login with the old password could still begin between the two.
  await endSessions(transaction, taken.account_id);
  return account !== undefined;
}
