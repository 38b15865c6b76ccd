import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockAccount } from '../account/account-store.ts';
import type { Account } from '../account/account-store.ts';
import type { PeopleTables } from '../people-tables.ts';
import type { DeviceWords } from './core/device-of.ts';
import { evaluateRefresh } from './core/refresh-token.ts';
import type { RefreshToken } from './core/refresh-token.ts';

export type Session = Selectable<PeopleTables['auth_session']>;

const MINUTE_MS = 60_000;
/** However often it is renewed, a session ends some day: a forgotten browser does not stay logged in for ever. */
const MAX_SESSION_MS = 90 * 24 * 60 * MINUTE_MS;

const endOf = (createdAt: Date, lifetimeMinutes: number, now: Date): Date =>
  new Date(Math.min(now.getTime() + lifetimeMinutes * MINUTE_MS, createdAt.getTime() + MAX_SESSION_MS));

/**
 * Opens a session: a family of refresh tokens of which this is the first. Returns undefined when the account's password
 * was changed, or the account deleted, after it was looked up: that has ended all sessions, and this one would outlive
 * it.
 */
export function openSession(
  db: Database,
  seen: Pick<Account, 'id' | 'password_hash'>,
  lifetimeMinutes: number,
  now: Date,
  device?: DeviceWords,
): Promise<Session | undefined> {
  const session = {
    id: randomUUID(),
    account_id: seen.id,
    generation: 0,
    lifetime_minutes: lifetimeMinutes,
    ...device,
    created_at: now,
    rotated_at: null,
    expires_at: endOf(now, lifetimeMinutes, now),
  };
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, seen.id);
    if (account?.password_hash !== seen.password_hash) return undefined;
    return transaction.insertInto('auth_session').values(session).returningAll().executeTakeFirstOrThrow();
  });
}

const findSession = (db: Database, id: string, now: Date): Promise<Session | undefined> =>
  db.selectFrom('auth_session').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();

/** Puts the next token in the place of this one; nothing when another request was first. */
const rotate = (db: Database, session: Session, now: Date): Promise<Session | undefined> =>
  db
    .updateTable('auth_session')
    .set({
      generation: session.generation + 1,
      rotated_at: now,
      expires_at: endOf(session.created_at, session.lifetime_minutes, now),
    })
    .where('id', '=', session.id)
    .where('generation', '=', session.generation)
    .returningAll()
    .executeTakeFirst();

/**
 * Renews the session that the token belongs to. A token that was replaced long ago ends the complete family: one of its
 * users has stolen it.
 */
export async function renewSession(db: Database, token: RefreshToken, now: Date): Promise<Session | undefined> {
  const session = await findSession(db, token.sessionId, now);
  if (session === undefined) return undefined;
  switch (evaluateRefresh({ generation: session.generation, rotatedAt: session.rotated_at }, token.generation, now)) {
    case 'renew':
      return (await rotate(db, session, now)) ?? renewSession(db, token, now);
    case 'same-again':
      return session;
    case 'stolen':
      await endSession(db, session.id);
      return undefined;
  }
}

/** Ends one session, with every token of it. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('auth_session').where('id', '=', id).execute();
}

/** Ends every session of an account: its password is another, or somebody else may know it. */
export async function endSessions(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('auth_session').where('account_id', '=', accountId).execute();
}
