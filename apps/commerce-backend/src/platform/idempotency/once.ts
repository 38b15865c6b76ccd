import type { GraphQLResolveInfo } from 'graphql';
import { DAY_MS } from '../time.ts';
import { sha256 } from '../hash.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { ApiContext } from '../graphql/context.ts';
import { graphqlError } from '../graphql/graphql-error.ts';

const KEY_LIFETIME_MS = DAY_MS;

/** Longer keys are not UUIDs; they would only fill the table. */
const MAX_KEY_LENGTH = 128;

export interface Intent {
  /** The request's `x-idempotency-key`; without one the work simply runs. */
  readonly key: string | undefined;
  /** The response name of the mutation field: one document may hold several under one key. */
  readonly field: string;
  /** The request body; the same key with another body is a conflict. */
  readonly body: unknown;
  readonly now: Date;
}

export const intentOf = (
  { idempotencyKey, now }: Pick<ApiContext, 'idempotencyKey' | 'now'>,
  { path }: GraphQLResolveInfo,
  body: unknown,
): Intent => ({ key: idempotencyKey, field: String(path.key), body, now: now() });

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, canonical(item)]);
};

const hashOf = (body: unknown): string => sha256(JSON.stringify(canonical(body)));

/** Claims the key; a second claimer waits here until the first has committed or rolled back. */
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
 * Does the work once per key: what it changes and the key are committed together, so a crash leaves both or neither,
 * and a repeat gets the stored reply. Work that throws releases its key, so it may be tried again. A reply that is no
 * longer valid is replaced by doing the work again; concurrent repeats wait for it.
 */
export async function once<Reply>(
  db: Database,
  intent: Intent,
  work: (transaction: DatabaseTransaction) => Promise<Reply>,
  stillHolds: (transaction: DatabaseTransaction, reply: Reply) => Promise<boolean> = () => Promise.resolve(true),
): Promise<Reply> {
  const { key } = intent;
  if (key === undefined || key === '') return inTransaction(db, work);
  if (key.length > MAX_KEY_LENGTH) throw graphqlError('BAD_USER_INPUT', 'The idempotency key is too long.');
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
      throw graphqlError('IdempotencyConflict', 'This idempotency key was used for another request.');
    }
    // The column holds what an earlier run of the same field stored, so it has that field's shape.
    const reply = stored.reply as Reply;
    return (await stillHolds(transaction, reply)) ? reply : workAndStore();
  });
}

export async function purgeOldKeys(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFETIME_MS))
    .execute();
}
