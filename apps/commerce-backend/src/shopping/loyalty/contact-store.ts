import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CustomerMoneyTables } from '../customer-money-tables.ts';

export type Contact = Selectable<CustomerMoneyTables['loyalty_contact']>;

/** A contact by one of the values that only one has. */
export type ContactKey = { readonly [Key in 'id' | 'email' | 'userId']: Readonly<Record<Key, string>> }[
  | 'id'
  | 'email'
  | 'userId'];

const columnOf = (key: ContactKey) =>
  'id' in key
    ? (['id', key.id] as const)
    : 'email' in key
      ? (['email', key.email.toLowerCase()] as const)
      : (['user_id', key.userId] as const);

export const findContact = (db: Database, key: ContactKey): Promise<Contact | undefined> => {
  const [column, value] = columnOf(key);
  return db.selectFrom('loyalty_contact').selectAll().where(column, '=', value).executeTakeFirst();
};

export interface NewContact {
  /** In lower case. */
  readonly email: string;
  readonly userId?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly acceptsEmail?: boolean;
  readonly acceptsSms?: boolean;
  readonly discoveryKey?: string;
}

/** A new contact as a row; it is no member. */
export const contactRow = (contact: NewContact, now: Date) => ({
  id: randomUUID(),
  email: contact.email,
  user_id: contact.userId ?? null,
  attributes: JSON.stringify(contact.attributes ?? {}),
  accepts_email: contact.acceptsEmail ?? false,
  accepts_sms: contact.acceptsSms ?? false,
  discovery_key: contact.discoveryKey ?? null,
  joined_at: null,
  paid_until: null,
  created_at: now,
  updated_at: now,
});

/** Adds a contact; undefined when the address, the account or the discovery key has one, also for two requests at once. */
export const addContact = (db: Database, contact: NewContact, now: Date): Promise<Contact | undefined> =>
  db
    .insertInto('loyalty_contact')
    .values(contactRow(contact, now))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes what is given and leaves the rest. */
export const changeContact = (
  db: Database,
  id: string,
  change: Omit<Updateable<CustomerMoneyTables['loyalty_contact']>, 'id' | 'updated_at'>,
  now: Date,
): Promise<Contact | undefined> =>
  db
    .updateTable('loyalty_contact')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
