import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { ServiceTables } from '../platform/database/service-tables.ts';
import { writeMail } from './write-mail.ts';
import type { MailContent } from './write-mail.ts';

export type OutboxMail = Selectable<ServiceTables['outbox_mail']>;

const NEWEST = 50;

/** The prefix of the keys of all mails about an account: they are deleted with it. */
export const accountMailKey = (accountId: number | string): string => `account:${String(accountId)}:`;

/** Puts a mail in the outbox, in the transaction of what it reports; a second one under the same key is not queued. */
export async function queueMail(
  transaction: DatabaseTransaction,
  mail: MailContent & { readonly uniqueKey: string; readonly recipient: string; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('outbox_mail')
    .values({
      unique_key: mail.uniqueKey,
      recipient: mail.recipient,
      subject: mail.subject,
      language: mail.scope.language,
      html: writeMail(mail),
      created_at: mail.now,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}

export const newestMails = (db: Database): Promise<readonly OutboxMail[]> =>
  db.selectFrom('outbox_mail').selectAll().orderBy('id', 'desc').limit(NEWEST).execute();

export const findMail = (db: Database, id: number): Promise<OutboxMail | undefined> =>
  db.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst();
