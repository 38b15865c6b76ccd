import { randomUUID } from 'node:crypto';
import type { MarketAlias } from '@lyng/model';
import type { Selectable, Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { CartTables } from './cart-tables.ts';
import type { ShownTotal } from './shown-total.ts';
import { sql } from 'kysely';

/** The stored part of a cart; its lines and prices are read beside it. */
export interface CartRecord {
  readonly id: string;
  readonly promoCode: string;
  /** It has become an order, or a client has completed it: it is read-only. */
  readonly isCompleted: boolean;
  /** A client's own data about the cart; empty when there is none. */
  readonly merchantData: string;
  /** `null` until a client has shown its total. */
  readonly shown: ShownTotal | null;
}

const columns = ['id', 'promo_code', 'completed_at', 'closed_at', 'merchant_data', 'shown'] as const;

type CartRow = Pick<Selectable<CartTables['cart']>, (typeof columns)[number]>;

const toRecord = (row: CartRow): CartRecord => ({
  id: row.id,
  promoCode: row.promo_code,
  isCompleted: row.completed_at !== null || row.closed_at !== null,
  merchantData: row.merchant_data,
  shown: row.shown,
});

/** A new, empty cart under a random 128-bit id: the id is the only key to the cart. */
export async function createCart(db: Database, market: MarketAlias, now: Date): Promise<CartRecord> {
  const row = await db
    .insertInto('cart')
    .values({ id: randomUUID(), market, completed_at: null, created_at: now, updated_at: now, promo_code: '' })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** The cart as it is now; undefined when there is none. */
export async function findCart(db: Database, id: string): Promise<CartRecord | undefined> {
  const row = await db.selectFrom('cart').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** Finds the cart and holds it until the transaction ends: changes to one cart happen one after the other. */
export async function lockCart(transaction: DatabaseTransaction, id: string): Promise<CartRecord | undefined> {
  const row = await transaction.selectFrom('cart').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toRecord(row);
}

/** Changes what is given and leaves the rest; followers of the cart are notified. */
export async function changeCart(
  transaction: DatabaseTransaction,
  id: string,
  change: Updateable<CartTables['cart']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('cart')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A client has done with the cart: it is read-only, also without an order. */
export async function closeCart(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  const open = transaction.updateTable('cart').where('id', '=', id).where('closed_at', 'is', null);
  await open.set({ closed_at: now, updated_at: now }).execute();
}

export interface StoredLine {
  readonly id: string;
  readonly skuId: number;
  /** Empty without a group. */
  readonly groupKey: string;
  readonly quantity: number;
}

/** The lines of a cart, in the order in which they were added. */
export const linesOf = (transaction: DatabaseTransaction, cartId: string): Promise<readonly StoredLine[]> =>
  transaction
    .selectFrom('cart_line')
    .select(['id', 'sku_id as skuId', 'group_key as groupKey', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();

/** Sets how many units of the SKU are in that group of the cart; a line that is new goes last. */
export async function putLine(
  transaction: DatabaseTransaction,
  cartId: string,
  line: Omit<StoredLine, 'id'> & { readonly message: string | undefined },
): Promise<void> {
  await transaction
    .insertInto('cart_line')
    .values({
      id: randomUUID(),
      cart_id: cartId,
      sku_id: line.skuId,
      group_key: line.groupKey,
      quantity: line.quantity,
      message: line.message ?? '',
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'sku_id', 'group_key']).doUpdateSet({
        quantity: line.quantity,
        message: line.message ?? sql`cart_line.message`,
      }),
    )
    .execute();
}

export async function removeLine(transaction: DatabaseTransaction, lineId: string): Promise<void> {
  await transaction.deleteFrom('cart_line').where('id', '=', lineId).execute();
}

/** Takes all lines out of the cart; returns whether there were any. */
export async function removeLines(transaction: DatabaseTransaction, cartId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function copyLines(transaction: DatabaseTransaction, fromId: string, toId: string): Promise<void> {
  await transaction
    .insertInto('cart_line')
    .columns(['id', 'cart_id', 'sku_id', 'quantity', 'message', 'group_key'])
    .expression((query) =>
      query
        .selectFrom('cart_line')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`${toId}::uuid`.as('cart_id'),
          'sku_id',
          'quantity',
          'message',
          'group_key',
        ])
        .where('cart_id', '=', fromId)
        .orderBy('position'),
    )
    .execute();
}
