import type { Database } from '../../database/database.ts';

/** A wrong attempt counts for an hour; what is older than this says nothing any more. */
const THROTTLE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Forgets sessions, answered challenges and reset keys that have run out, and attempts of long ago. */
export async function forgetOldAuth(db: Database, now: Date): Promise<void> {
  for (const table of ['auth_session', 'auth_used_challenge', 'password_reset'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await db
    .deleteFrom('auth_throttle')
    .where('last_at', '<', new Date(now.getTime() - THROTTLE_LIFETIME_MS))
    .execute();
}
