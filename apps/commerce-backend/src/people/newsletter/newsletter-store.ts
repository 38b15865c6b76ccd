import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Language, MarketAlias } from '@lyng/model';
import { sha256 } from '../../platform/hash.ts';
import { DAY_MS } from '../../platform/time.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { PeopleTables } from '../people-tables.ts';

type Subscriber = Selectable<PeopleTables['newsletter_subscriber']>;

const KEY_BYTES = 32;
const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** The time in which a sign-up may be confirmed: the mail names it. */
const CONFIRMATION_LIFETIME_MS = 7 * DAY_MS;

export interface NewSubscriber {
  readonly email: string;
  readonly market: MarketAlias;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly now: Date;
}

/** The outbox's name of the mail that welcomes a subscriber; the mail goes with the subscription. */
export const welcomeMailKey = (unsubscribeKey: string): string => `newsletter:${unsubscribeKey}`;

/** The outbox's name of the mail that requests the confirmation of a sign-up; the mail goes with it. */
export const confirmationMailKey = (keyHash: string): string => `newsletter-confirmation:${keyHash}`;

/** Stores a sign-up until it is confirmed, in place of an earlier one of the address. Returns the key of its link. */
export async function addConfirmation(
  transaction: DatabaseTransaction,
  { email, now, tags, ...place }: NewSubscriber,
): Promise<string> {
  const key = newKey();
  const waiting = {
    ...place,
    tags: JSON.stringify(tags),
    key_hash: sha256(key),
    expires_at: new Date(now.getTime() + CONFIRMATION_LIFETIME_MS),
  };
  await transaction
    .insertInto('newsletter_confirmation')
    .values({ email, ...waiting })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(waiting))
    .execute();
  return key;
}

export const hasConfirmation = async (db: Database, key: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('newsletter_confirmation')
    .select('email')
    .where('key_hash', '=', sha256(key))
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

/** Makes a sign-up with that key a subscription, and deletes the mail with its link. */
export async function confirmSubscriber(
  transaction: DatabaseTransaction,
  key: string,
  now: Date,
): Promise<Subscriber | undefined> {
  const waiting = await transaction
    .deleteFrom('newsletter_confirmation')
    .where('key_hash', '=', sha256(key))
    .where('expires_at', '>', now)
    .returning(['email', 'market', 'language', 'tags'])
    .executeTakeFirst();
  if (waiting === undefined) return undefined;
  await transaction
    .deleteFrom('outbox_mail')
    .where('unique_key', '=', confirmationMailKey(sha256(key)))
    .execute();
  return addSubscriber(transaction, { ...waiting, now });
}

export const isSubscribed = async (db: Database, email: string): Promise<boolean> =>
  (await db.selectFrom('newsletter_subscriber').select('email').where('email', '=', email).executeTakeFirst()) !==
  undefined;

/** Adds the address; nothing when it is there, also when two requests come at once. */
const addSubscriber = (
  transaction: DatabaseTransaction,
  { email, market, language, tags, now }: NewSubscriber,
): Promise<Subscriber | undefined> =>
  transaction
    .insertInto('newsletter_subscriber')
    .values({
      email,
      market,
      language,
      tags: JSON.stringify(tags),
      unsubscribe_key: newKey(),
      subscribed_at: now,
      confirmed_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Whether the key belongs to a subscription that has not ended. */
export const hasSubscriber = async (db: Database, unsubscribeKey: string): Promise<boolean> =>
  (await db
    .selectFrom('newsletter_subscriber')
    .select('email')
    .where('unsubscribe_key', '=', unsubscribeKey)
    .executeTakeFirst()) !== undefined;

export async function removeConfirmation(transaction: DatabaseTransaction, email: string): Promise<void> {
  const row = await transaction
    .deleteFrom('newsletter_confirmation')
    .where('email', '=', email)
    .returning('key_hash')
    .executeTakeFirst();
  if (row !== undefined)
    await transaction.deleteFrom('outbox_mail').where('unique_key', '=', confirmationMailKey(row.key_hash)).execute();
}

/** Deletes a subscriber and the mail with its link. Returns the address, if there was one. */
export async function removeSubscriber(
  transaction: DatabaseTransaction,
  by: { readonly email: string } | { readonly unsubscribeKey: string },
): Promise<string | undefined> {
  const deletion = transaction.deleteFrom('newsletter_subscriber').returning(['email', 'unsubscribe_key']);
  const row = await (
    'email' in by ? deletion.where('email', '=', by.email) : deletion.where('unsubscribe_key', '=', by.unsubscribeKey)
  ).executeTakeFirst();
  if (row === undefined) return undefined;
  await transaction.deleteFrom('outbox_mail').where('unique_key', '=', welcomeMailKey(row.unsubscribe_key)).execute();
  return row.email;
}
