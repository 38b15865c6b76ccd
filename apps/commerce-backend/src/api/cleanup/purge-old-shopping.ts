import { DAY_MS } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { toAddress } from '../../shop/address.ts';

/** Personal input without a purchase, and mails, are stored for so long after they were last touched. */
const PERSON_DAYS = 30;
/** A browser keeps its cart cookie for so long; after that the cart cannot be reached. */
const CART_DAYS = 365;

/** As many rows as one statement changes, so that none of them blocks the shop. */
const BATCH = 500;

const inBatches = async (
  removeSome: (batchSize: number) => Promise<readonly unknown[]>,
  batchSize: number,
): Promise<void> => {
  while ((await removeSome(batchSize)).length >= batchSize);
};

/** An abandoned form, and the form of a cart that is now an order: the order has its own. */
const removeDrafts = (db: Database, before: Date) => (batchSize: number) =>
  db
    .deleteFrom('checkout')
    .where(
      'cart_id',
      'in',
      db
        .selectFrom('checkout')
        .select('cart_id')
        .where('updated_at', '<', before)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('cart_id')
    .execute();

const removeCarts = (db: Database, before: Date) => (batchSize: number) =>
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
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

const noAddress = JSON.stringify(toAddress(undefined));

/** An order that was cancelled unpaid keeps its items and sums, for the books; the person is removed. */
const removePersons = (db: Database, before: Date) => (batchSize: number) =>
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
      // The hash was computed from these fields too.
      content_hash: '',
    })
    .where(
      'id',
      'in',
      db
        .selectFrom('customer_order')
        .select('id')
        .where('status', '=', 'cancelled')
        // One that was paid has a refund in the books.
        .where('completed_at', 'is', null)
        .where('email', '!=', '')
        .where('updated_at', '<', before)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

const removeMails = (db: Database, before: Date) => (batchSize: number) =>
  db
    .deleteFrom('outbox_mail')
    .where(
      'id',
      'in',
      db
        .selectFrom('outbox_mail')
        .select('id')
        .where('created_at', '<', before)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

/**
 * Deletes the forms, names and mails of inactive shopping, and carts that have outlived their cookie; received orders
 * stay as they are.
 */
export async function purgeOldShopping(db: Database, now: Date, batchSize = BATCH): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await inBatches(removeDrafts(db, before(PERSON_DAYS)), batchSize);
  await inBatches(removePersons(db, before(PERSON_DAYS)), batchSize);
  await inBatches(removeMails(db, before(PERSON_DAYS)), batchSize);
  await inBatches(removeCarts(db, before(CART_DAYS)), batchSize);
}
