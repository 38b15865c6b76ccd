import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import type { Database } from '../../database/database.ts';

/** How often something may go wrong. */
export interface ThrottleRule {
  /** So many attempts in a row wait for nothing. */
  readonly burst: number;
  /** Whether as many are forgotten in each hour, little by little: for an address, which many may share and nobody ever leaves alone. */
  readonly leaks?: true;
  /** Seconds that the next waits; then twice as long each time. */
  readonly firstWait: number;
  /** No wait is longer: nobody is locked out for good. */
  readonly longestWait: number;
}

/** Who attempts what: `kind` and the values that it is counted by. */
export interface Attempt {
  readonly kind: string;
  readonly by: readonly string[];
  readonly rule: ThrottleRule;
}

export interface TooManyAttempts {
  readonly kind: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

/** After an hour without an attempt everything is forgiven. */
const FORGIVEN = sql`interval '1 hour'`;
/** 2^20 s are longer than any wait. */
const MOST_DOUBLINGS = 20;

/** Addresses are not kept, only what they come to. */
const bucketOf = ({ kind, by }: Attempt): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(by)).digest('base64url')}`;

/**
 * Counts an attempt, unless the last one has to be waited out. It is counted before it is made and taken back when it
 * was right, so that a hundred guesses at once are no better than a hundred in a row.
 */
export async function takeAttempt(
  db: Database,
  attempt: Attempt,
  now: Date,
): Promise<Result<TooManyAttempts, undefined>> {
  const bucket = bucketOf(attempt);
  const { burst, firstWait, longestWait, leaks } = attempt.rule;
  const at = sql`${now.toISOString()}::timestamptz`;
  const left = sql`case when kept.last_at <= ${at} - ${FORGIVEN} then 0
    else greatest(0, kept.attempts - extract(epoch from ${at} - kept.last_at)::double precision * ${leaks ? burst : 0}::integer / 3600) end`;
  const { rows } = await sql<{ attempts: number }>`
    insert into auth_throttle as kept (bucket, attempts, last_at, allowed_at) values (${bucket}, 1, ${at}, ${at})
    on conflict (bucket) do update set
      attempts = ${left} + 1,
      last_at = ${at},
      allowed_at = case when round(${left} + 1) < ${burst}::integer then ${at}
        else ${at} + interval '1 second' * least(${longestWait}::integer, ${firstWait}::integer * power(2, least(round(${left} + 1 - ${burst}::integer), ${MOST_DOUBLINGS}::integer))) end
    where kept.allowed_at <= ${at}
    returning attempts`.execute(db);
  if (rows.length > 0) return ok(undefined);
  const row = await db.selectFrom('auth_throttle').select('allowed_at').where('bucket', '=', bucket).executeTakeFirst();
  const wait = row === undefined ? 0 : row.allowed_at.getTime() - now.getTime();
  return fail({ kind: 'too-many-attempts', retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
}

/** Takes each of several, or none: the first that has to wait decides. */
export async function takeAttempts(
  db: Database,
  attempts: readonly Attempt[],
  now: Date,
): Promise<Result<TooManyAttempts, undefined>> {
  for (const [index, attempt] of attempts.entries()) {
    const taken = await takeAttempt(db, attempt, now);
    if (taken.ok) continue;
    if (index > 0) await forgiveAttempts(db, attempts.slice(0, index), now);
    return taken;
  }
  return ok(undefined);
}

/** It was right after all: takes back what these attempts counted. */
export async function forgiveAttempts(db: Database, attempts: readonly Attempt[], now: Date): Promise<void> {
  await db
    .updateTable('auth_throttle')
    .set(({ eb }) => ({ attempts: eb(sql<number>`greatest(attempts, 1)`, '-', 1), allowed_at: now }))
    .where('bucket', 'in', attempts.map(bucketOf))
    .execute();
}
