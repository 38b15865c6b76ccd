import type { Database } from '../../platform/database/database.ts';

/** Deletes expired sessions, used challenges, expired reset keys and confirmations of the newsletter. */
export async function purgeOldAuth(db: Database, now: Date): Promise<void> {
  for (const table of ['auth_session', 'auth_used_challenge', 'password_reset', 'newsletter_confirmation'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}
