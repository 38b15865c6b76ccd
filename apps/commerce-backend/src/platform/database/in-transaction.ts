import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import type { Limit } from '../limits/limit-concurrency.ts';

/** Two transactions that waited for each other, or that could not be put in an order. Running again helps. */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const ATTEMPTS = 8;

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRYABLE_CODES.has(error.code);

const limits = new WeakMap<Database, Limit>();

const unlimited: Limit = (work) => work();

/** Limits how many transactions of `inTransaction` run on this database at once. */
export function limitTransactions(db: Database, limit: Limit): void {
  limits.set(db, limit);
}

/**
 * Runs the work in a transaction, again when the database gave it up for another (serialization, deadlock). Where
 * transactions are limited, it waits for its turn: those that wait for a lock must not take every connection from
 * those who read. Throws what `isUnavailable` knows when a lock or a turn takes too long or the connection is lost.
 */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Value>,
): Promise<Value> {
  const limit = limits.get(db) ?? unlimited;
  return limit(async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  });
}

/**
 * Lets a transaction wait for locks and work as long as it needs: migrations, imports and loading the complete
 * catalogue, which no single request waits for.
 */
export async function liftTimeouts(transaction: DatabaseTransaction): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    transaction,
  );
}

/** Runs the work once in a transaction without time limits, beside the limited ones. */
export const inLongTransaction = <Value>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (transaction) => {
    await liftTimeouts(transaction);
    return work(transaction);
  });
