import type { Database } from '../../platform/database/database.ts';
import type { DeviceWords } from './core/device-of.ts';

/** A login that has not ended. */
export interface RunningDevice extends DeviceWords {
  readonly id: string;
  /** When its token was renewed last: it is renewed a few times an hour while it is used. */
  readonly usedAt: Date;
}

/** The logins of an account that have not ended, the last used first. */
export async function runningDevices(db: Database, accountId: number, now: Date): Promise<readonly RunningDevice[]> {
  const rows = await db
    .selectFrom('auth_session')
    .select(['id', 'browser', 'system', 'created_at', 'rotated_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .execute();
  return rows
    .map(({ created_at: createdAt, rotated_at: rotatedAt, ...device }) => ({
      ...device,
      usedAt: rotatedAt ?? createdAt,
    }))
    .sort((a, b) => b.usedAt.getTime() - a.usedAt.getTime() || a.id.localeCompare(b.id));
}

/** Ends one login, if it is that account's; whether there was one. */
export async function endDevice(db: Database, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_session')
    .where('account_id', '=', accountId)
    .where(({ cast, ref }) => cast<string>(ref('id'), 'text'), '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all logins of the account but that one. */
export async function endOtherDevices(db: Database, accountId: number, id: string): Promise<void> {
  await db.deleteFrom('auth_session').where('account_id', '=', accountId).where('id', '!=', id).execute();
}
