import type { Database, DatabaseTransaction } from './database.ts';

/** Two transactions that waited for each other, or that could not be put in an order. Running again helps. */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const ATTEMPTS = 8;

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRYABLE_CODES.has(error.code);

/** Runs the work in a transaction, again when the database gave it up for another (serialization, deadlock). */
export async function inTransaction<Value>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
