import type { Database } from '../database/database.ts';

/** Whether the login that a token comes from has not ended. */
export async function isRunning(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('auth_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}
