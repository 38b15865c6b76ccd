import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Language, MarketAlias } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { NewsletterTables } from './newsletter-tables.ts';

type Subscriber = Selectable<NewsletterTables['newsletter_subscriber']>;

const KEY_BYTES = 32;

/** Whom to write to, in which words. */
export interface NewSubscriber {
  readonly email: string;
  readonly market: MarketAlias;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly now: Date;
}

/** The outbox's name of the mail that welcomes a subscriber; the mail goes with the subscription. */
export const welcomeMailKey = (unsubscribeKey: string): string => `newsletter:${unsubscribeKey}`;

/** Adds the address; nothing when it is there, also when two requests come at once. */
export const addSubscriber = (
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
      unsubscribe_key: randomBytes(KEY_BYTES).toString('base64url'),
      subscribed_at: now,
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
