import type { Database } from '../../platform/database/database.ts';

/** Deletes expired sessions, used challenges and expired reset keys. */
export async function purgeOldAuth(db: Database, now: Date): Promise<void> {
  for (const table of ['auth_session', 'auth_used_challenge', 'password_reset'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}
