import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DAY_MS } from '../../platform/time.ts';
import type { Database, Tables } from '../../platform/database/database.ts';
import { toAddress } from '../../shop/address.ts';

/** Personal input without a purchase, and mails, are stored for so long after they were last touched. */
const PERSON_DAYS = 30;
/** A browser keeps its cart cookie for so long; after that the cart cannot be reached. */
const CART_DAYS = 365;

/** As many rows as one statement changes, so that none of them blocks the shop. */
const BATCH = 500;

/** The old rows of a table; locked ones are left for the next time. */
interface OldRows {
  readonly table: keyof Tables & string;
  readonly key: string;
  readonly condition: RawBuilder<unknown>;
}

/** Deletes rows, or changes them so that they no longer count as old. */
async function purge(
  db: Database,
  batchSize: number,
  { table, key, condition }: OldRows,
  change = sql`delete from ${sql.table(table)}`,
): Promise<void> {
  const id = sql.ref(key);
  const old = sql`select ${id} from ${sql.table(table)} where ${condition} limit ${batchSize} for update skip locked`;
  const statement = sql`${change} where ${id} in (${old}) returning ${id}`;
  while ((await statement.execute(db)).rows.length >= batchSize);
}

/** The person of an order; the hash was computed from these fields too. */
const withoutPerson = sql`update customer_order set
  email = '', identity_number = '', billing_address = ${JSON.stringify(toAddress(undefined))}::jsonb,
  shipping_address = null, pickup_point = '', message = '', newsletter = false, user_id = null, content_hash = ''`;

/**
 * Deletes the forms, names and mails of inactive shopping, and carts that have outlived their cookie; received orders
 * stay as they are.
 */
export async function purgeOldShopping(db: Database, now: Date, batchSize = BATCH): Promise<void> {
  const before = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
  const updated = (days: number) => sql`updated_at < ${before(days)}`;
  // An abandoned form, and the form of a cart that is now an order: the order has its own.
  await purge(db, batchSize, { table: 'checkout', key: 'cart_id', condition: updated(PERSON_DAYS) });
  // An order that was cancelled unpaid keeps its items and sums, for the books. One that was paid has a refund there.
  const unpaid = sql`status = 'cancelled' and completed_at is null and email <> '' and ${updated(PERSON_DAYS)}`;
  await purge(db, batchSize, { table: 'customer_order', key: 'id', condition: unpaid }, withoutPerson);
  const mailed = sql`created_at < ${before(PERSON_DAYS)}`;
  await purge(db, batchSize, { table: 'outbox_mail', key: 'id', condition: mailed });
  const open = sql`completed_at is null and ${updated(CART_DAYS)}`;
  await purge(db, batchSize, { table: 'cart', key: 'id', condition: open });
}
