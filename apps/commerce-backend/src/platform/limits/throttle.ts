import { sql } from 'kysely';
import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import { DAY_MS } from '../time.ts';
import { sha256 } from '../hash.ts';
import type { Database } from '../database/database.ts';

export interface ThrottleRule {
  /** So many attempts in a row wait for nothing. */
  readonly burst: number;
  /** Seconds without an attempt after which all are forgotten; an hour by default. */
  readonly window?: number;
  /** Whether `burst` of them are forgotten in each window, little by little: for an address, which many may share and which is never left alone. */
  readonly leaks?: true;
  /** Seconds that the next waits; then twice as long each time. */
  readonly firstWait: number;
  /** Max wait: an account is never locked permanently. */
  readonly maxWait: number;
  /** Whether a success takes back all attempts, not only its own: for what only the owner of an account succeeds in. */
  readonly clears?: true;
}

/** An attempt: its `kind` and the values that it is counted by. */
export interface Attempt {
  readonly kind: string;
  readonly by: readonly string[];
  readonly rule: ThrottleRule;
  /** Counted in place of this attempt, and decides, when this one would have to wait. */
  readonly instead?: Attempt;
}

export interface TooManyAttempts {
  readonly kind: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

const HOUR = 3600;
/** Rows of attempts that count for nothing any more are deleted after a day. */
const ROW_LIFETIME_MS = DAY_MS;
/** 2^20 s are longer than any wait. */
const MAX_DOUBLINGS = 20;

/** Addresses are not stored, only their hash. */
const bucketOf = ({ kind, by }: Attempt): string => `${kind}:${sha256(JSON.stringify(by))}`;

/**
 * Counts an attempt, unless the caller has to wait after the last one. It is counted before it is made and refunded
 * when it was right, so that a hundred concurrent guesses are no better than a hundred in a row.
 */
export async function consumeAttempt(
  db: Database,
  attempt: Attempt,
  now: Date,
): Promise<Result<TooManyAttempts, undefined>> {
  const bucket = bucketOf(attempt);
  const { burst, firstWait, maxWait, leaks, window = HOUR } = attempt.rule;
  const at = sql`${now.toISOString()}::timestamptz`;
  const second = new Date(now.getTime() + (burst > 1 ? 0 : firstWait * 1000)).toISOString();
  const left = sql`case when stored.last_at <= ${at} - interval '1 second' * ${window}::integer then 0
    else greatest(0, stored.attempts - extract(epoch from ${at} - stored.last_at)::double precision * ${leaks ? burst : 0}::integer / ${window}::integer) end`;
  const { rows } = await sql<{ attempts: number }>`
    insert into auth_throttle as stored (bucket, attempts, last_at, allowed_at) values (${bucket}, 1, ${at}, ${second}::timestamptz)
    on conflict (bucket) do update set
      attempts = ${left} + 1,
      last_at = ${at},
      allowed_at = case when round(${left} + 1) < ${burst}::integer then ${at}
        else ${at} + interval '1 second' * least(${maxWait}::integer, ${firstWait}::integer * power(2, least(round(${left} + 1 - ${burst}::integer), ${MAX_DOUBLINGS}::integer))) end
    where stored.allowed_at <= ${at}
    returning attempts`.execute(db);
  if (rows.length > 0) return ok(undefined);
  const row = await db.selectFrom('auth_throttle').select('allowed_at').where('bucket', '=', bucket).executeTakeFirst();
  const wait = row === undefined ? 0 : row.allowed_at.getTime() - now.getTime();
  return fail({ kind: 'too-many-attempts', retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
}

/** Counts an attempt, or what is counted in its place, and returns which. */
async function consumeEither(db: Database, attempt: Attempt, now: Date): Promise<Result<TooManyAttempts, Attempt>> {
  const taken = await consumeAttempt(db, attempt, now);
  if (taken.ok) return ok(attempt);
  return attempt.instead === undefined ? taken : consumeEither(db, attempt.instead, now);
}

/** Takes each of several, or none: the first that has to wait decides. Returns those that were counted, to refund them. */
export async function consumeAttempts(
  db: Database,
  attempts: readonly Attempt[],
  now: Date,
): Promise<Result<TooManyAttempts, readonly Attempt[]>> {
  const counted: Attempt[] = [];
  for (const attempt of attempts) {
    const taken = await consumeEither(db, attempt, now);
    if (!taken.ok) {
      await takeBack(db, counted, now);
      return taken;
    }
    counted.push(taken.value);
  }
  return ok(counted);
}

/** It was right after all: takes back what these attempts counted, and where a success clears, what others counted. */
export async function refundAttempts(db: Database, attempts: readonly Attempt[], now: Date): Promise<void> {
  const cleared = attempts.filter(({ rule }) => rule.clears);
  await takeBack(
    db,
    attempts.filter(({ rule }) => !rule.clears),
    now,
  );
  if (cleared.length > 0) await db.deleteFrom('auth_throttle').where('bucket', 'in', cleared.map(bucketOf)).execute();
}

async function takeBack(db: Database, attempts: readonly Attempt[], now: Date): Promise<void> {
  if (attempts.length === 0) return;
  await db
    .updateTable('auth_throttle')
    .set(({ eb }) => ({ attempts: eb(sql<number>`greatest(attempts, 1)`, '-', 1), allowed_at: now }))
    .where('bucket', 'in', attempts.map(bucketOf))
    .execute();
}

export async function purgeOldAttempts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('auth_throttle')
    .where('last_at', '<', new Date(now.getTime() - ROW_LIFETIME_MS))
    .execute();
}
