import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { changeAccount, findAccount } from '../../people/account/account-store.ts';
import type { Account } from '../../people/account/account-store.ts';
import { changeContact, contactRow, findContact } from './contact-store.ts';
import type { Contact } from './contact-store.ts';

/** The member type of who joins: customers of another type, such as students, stay what they are. */
const MEMBER_TYPE = 'Member';

/**
 * The contact of a customer, made at the first use. One that has the account's address already becomes theirs with its
 * preferences only: an account does not prove that the address is its owner's.
 */
export async function contactOfAccount(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<Contact> {
  const userId = String(account.id);
  const own = await findContact(transaction, { userId });
  if (own !== undefined) return own;
  const taken = { user_id: userId, attributes: '{}', discovery_key: null, joined_at: null, paid_until: null };
  return transaction
    .insertInto('loyalty_contact')
    .values(contactRow({ email: account.email, userId, acceptsEmail: account.newsletter }, now))
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...taken, updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * LOY-03: joins or leaves. A new member begins without points: only later purchases count. Vouchers that were paid out stay
 * with the customer. The account's next token has the member id.
 */
export async function setMembership(
  transaction: DatabaseTransaction,
  contact: Contact,
  isMember: boolean,
  now: Date,
): Promise<Contact | undefined> {
  if (isMember === (contact.joined_at !== null)) return contact;
  const joined = isMember ? now : null;
  const account = await findAccount(transaction, contact.user_id ?? '');
  if (account !== undefined) {
    const type = isMember ? account.member_type || MEMBER_TYPE : account.member_type.replace(MEMBER_TYPE, '');
    await changeAccount(transaction, account.id, { member_id: isMember ? account.id : 0, member_type: type }, now);
  }
  return changeContact(transaction, contact.id, { joined_at: joined, paid_until: joined }, now);
}
