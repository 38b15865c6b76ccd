import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';

/** W6: a key is remembered for a day. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Longer keys are no UUIDs; they would only fill the table. */
const LONGEST_KEY = 128;

/** What a client means to do, once. */
export interface Intent {
  /** The request's `x-idempotency-key`; without one the work simply runs. */
  readonly key: string | undefined;
  /** The response name of the mutation field: one document may hold several under one key. */
  readonly field: string;
  /** What is asked for; the same key with another body is a conflict. */
  readonly body: unknown;
  readonly now: Date;
}

/** Whether a stored reply still answers what is asked for. */
export type StillHolds<Reply> = (transaction: DatabaseTransaction, reply: Reply) => Promise<boolean>;

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, canonical(item)]);
};

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('base64url');

/** Claims the key; a second claimer waits here until the first has committed or given up. */
const claim = async (
  transaction: DatabaseTransaction,
  key: string,
  intent: Intent,
  bodyHash: string,
): Promise<boolean> => {
  await transaction
    .deleteFrom('idempotency_key')
    .where('key', '=', key)
    .where('created_at', '<', new Date(intent.now.getTime() - KEY_LIFETIME_MS))
    .execute();
  const inserted = await transaction
    .insertInto('idempotency_key')
    .values({ key, field: intent.field, body_hash: bodyHash, reply: null, created_at: intent.now })
    .onConflict((conflict) => conflict.columns(['key', 'field']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Keeps the reply, for a day from now on. */
const store = async (transaction: DatabaseTransaction, key: string, intent: Intent, reply: unknown): Promise<void> => {
  await transaction
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply), created_at: intent.now })
    .where('key', '=', key)
    .where('field', '=', intent.field)
    .execute();
};

/**
 * Does the work once per key: what it changes and the key are committed together, so a crash leaves both or
 * neither, and a repeat gets the stored reply. Work that throws forgets its key, so it may be tried again.
 * A reply that no longer holds is replaced by doing the work anew; repeats that come at once wait for it.
 */
export async function once<Reply>(
  db: Database,
  intent: Intent,
  work: (transaction: DatabaseTransaction) => Promise<Reply>,
  stillHolds: StillHolds<Reply> = () => Promise.resolve(true),
): Promise<Reply> {
  const { key } = intent;
  if (key === undefined || key === '') return inTransaction(db, work);
  if (key.length > LONGEST_KEY) throw graphqlRefusal('BAD_USER_INPUT', 'The idempotency key is too long.');
  const bodyHash = hashOf(intent.body);
  return inTransaction(db, async (transaction) => {
    const workAndStore = async (): Promise<Reply> => {
      const reply = await work(transaction);
      await store(transaction, key, intent, reply);
      return reply;
    };
    if (await claim(transaction, key, intent, bodyHash)) return workAndStore();
    const stored = await transaction
      .selectFrom('idempotency_key')
      .select(['body_hash', 'reply'])
      .where('key', '=', key)
      .where('field', '=', intent.field)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (stored.body_hash !== bodyHash) {
      throw graphqlRefusal('IdempotencyConflict', 'This idempotency key was used for another request.');
    }
    // The column holds what an earlier run of the same field stored, so it has that field's shape.
    const reply = stored.reply as Reply;
    return (await stillHolds(transaction, reply)) ? reply : workAndStore();
  });
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME_MS))
    .execute();
}
