import type { Database } from '../../database/database.ts';
import { toAddress } from '../checkout/address.ts';

const DAY = 24 * 60 * 60 * 1000;
/** What somebody typed who has not bought, and mails, are kept for so long after they were last touched. */
const PERSON_DAYS = 30;
/** Spec §9: for so long a browser remembers its cart; after that nobody comes back to it. */
const CART_DAYS = 365;

/** As many rows as one statement changes, so that none of them holds the shop up. */
const BATCH = 500;

const inBatches = async (forgetSome: (most: number) => Promise<readonly unknown[]>, most: number): Promise<void> => {
  while ((await forgetSome(most)).length >= most);
};

/** A form that nobody has gone on with, and that of a cart which is an order by now: the order has its own. */
const forgetDrafts = (db: Database, before: Date) => (most: number) =>
  db
    .deleteFrom('checkout')
    .where(
      'cart_id',
      'in',
      db.selectFrom('checkout').select('cart_id').where('updated_at', '<', before).limit(most).forUpdate().skipLocked(),
    )
    .returning('cart_id')
    .execute();

const forgetCarts = (db: Database, before: Date) => (most: number) =>
  db
    .deleteFrom('cart')
    .where(
      'id',
      'in',
      db
        .selectFrom('cart')
        .select('id')
        .where('completed_at', 'is', null)
        .where('updated_at', '<', before)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

const noAddress = JSON.stringify(toAddress(undefined));

/** What was ordered stays, for the books; by whom it was not paid does not. */
const forgetPersons = (db: Database, before: Date) => (most: number) =>
  db
    .updateTable('customer_order')
    .set({
      email: '',
      identity_number: '',
      billing_address: noAddress,
      shipping_address: null,
      pickup_point: '',
      message: '',
      newsletter: false,
      user_id: null,
      // It was made of all that too.
      content_hash: '',
    })
    .where(
      'id',
      'in',
      db
        .selectFrom('customer_order')
        .select('id')
        .where('status', '=', 'cancelled')
        .where('email', '!=', '')
        .where('updated_at', '<', before)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

const forgetMails = (db: Database, before: Date) => (most: number) =>
  db
    .deleteFrom('outbox_mail')
    .where(
      'id',
      'in',
      db.selectFrom('outbox_mail').select('id').where('created_at', '<', before).limit(most).forUpdate().skipLocked(),
    )
    .returning('id')
    .execute();

/** Forgets the forms, names and mails of shopping that has come to rest, and carts that have outlived their cookie; received orders stay as they are. */
export async function forgetOldShopping(db: Database, now: Date, most = BATCH): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY);
  await inBatches(forgetDrafts(db, before(PERSON_DAYS)), most);
  await inBatches(forgetPersons(db, before(PERSON_DAYS)), most);
  await inBatches(forgetMails(db, before(PERSON_DAYS)), most);
  await inBatches(forgetCarts(db, before(CART_DAYS)), most);
}
