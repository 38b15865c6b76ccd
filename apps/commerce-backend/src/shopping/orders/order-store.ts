import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { MinorUnits } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { balanceSpentOn } from '../balance/balance-store.ts';
import { spentOn } from '../gift-cards/gift-card-store.ts';
import type { OrderTables } from './order-tables.ts';

export type OrderRecord = Selectable<OrderTables['customer_order']>;
export type OrderRow = Selectable<OrderTables['order_row']>;

/** An order with its rows as they were when it was placed. */
export interface PlacedOrder {
  readonly order: OrderRecord;
  readonly rows: readonly OrderRow[];
  /** What a gift card and the customer's balance paid of it, in minor units. */
  readonly fromBalance?: MinorUnits;
  /** The part of it that was the customer's balance. */
  readonly fromCustomer?: MinorUnits;
}

/** The rows of an order, in the order of its cart. */
export const orderRows = (db: Database, orderId: number): Promise<readonly OrderRow[]> =>
  db.selectFrom('order_row').selectAll().where('order_id', '=', orderId).orderBy('row_number').execute();

/** What was paid of an order before the payment. */
export async function paidBefore(
  db: Database,
  orderId: number,
): Promise<Required<Pick<PlacedOrder, 'fromBalance' | 'fromCustomer'>>> {
  const fromCustomer = await balanceSpentOn(db, orderId);
  return { fromBalance: (await spentOn(db, orderId)) + fromCustomer, fromCustomer };
}

const withRows = async (db: Database, order: OrderRecord | undefined): Promise<PlacedOrder | undefined> =>
  order && { order, rows: await orderRows(db, order.id), ...(await paidBefore(db, order.id)) };

/** The order behind an unguessable public id. */
export const findOrder = async (db: Database, publicId: string): Promise<PlacedOrder | undefined> =>
  withRows(db, await db.selectFrom('customer_order').selectAll().where('public_id', '=', publicId).executeTakeFirst());

/** The cart's order that still waits for its payment; the caller holds the cart's lock. */
export const findOpenOrder = async (
  transaction: DatabaseTransaction,
  cartId: string,
): Promise<PlacedOrder | undefined> =>
  withRows(
    transaction,
    await transaction
      .selectFrom('customer_order')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('status', '=', 'pending-payment')
      .executeTakeFirst(),
  );

/** The order that the cart became. */
export const findReceivedOrder = async (db: Database, cartId: string): Promise<PlacedOrder | undefined> =>
  withRows(
    db,
    await db
      .selectFrom('customer_order')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('status', '=', 'received')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

/** How many orders that e-mail address, in whatever case it was typed, has had received, this one included. */
export async function countPurchases(db: Database, order: OrderRecord): Promise<number> {
  const row = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where(sql<string>`lower(email)`, '=', order.email.toLowerCase())
    .where('status', '=', 'received')
    .where('id', '<=', order.id)
    .executeTakeFirstOrThrow();
  return Math.max(1, Number(row.orders));
}
