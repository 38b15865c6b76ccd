import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { withRowsOfAll } from './order-store.ts';
import type { OrderRecord, PlacedOrder } from './order-store.ts';
import type { OrderStatus, OrderTables } from './order-tables.ts';
import type { PaymentRecord } from './payment-store.ts';

/** A list has no pages, so it is cut: those are years of orders for nearly everybody. */
const MAX_LISTED_ORDERS = 200;

/** The part of a payment that customers may know: neither the id of its page nor its codes. */
export type PaymentOutline = Pick<PaymentRecord, 'order_id' | 'state' | 'amount' | 'created_at' | 'settled_at'>;

export type Parcel = Selectable<OrderTables['parcel']>;
export type Refund = Selectable<OrderTables['order_refund']>;

export interface CustomerOrder extends PlacedOrder {
  readonly payment: PaymentOutline | undefined;
  readonly parcels: readonly Parcel[];
  readonly refunds: readonly Refund[];
}

const ordersOf = (db: Database, userId: string) =>
  db.selectFrom('customer_order').selectAll().where('user_id', '=', userId);

const withDetails = async (db: Database, orders: readonly OrderRecord[]): Promise<readonly CustomerOrder[]> => {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const payments = await db
    .selectFrom('payment')
    .select(['order_id', 'state', 'amount', 'created_at', 'settled_at'])
    .where('order_id', 'in', ids)
    .execute();
  const parcels = await db.selectFrom('parcel').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
  const refunds = await db.selectFrom('order_refund').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
  return (await withRowsOfAll(db, orders)).map((placed) => {
    const isOfOrder = (row: { readonly order_id: number }): boolean => row.order_id === placed.order.id;
    return {
      ...placed,
      payment: payments.find(isOfOrder),
      parcels: parcels.filter(isOfOrder),
      refunds: refunds.filter(isOfOrder),
    };
  });
};

/** The latest orders of a customer, newest first. */
export const ordersOfCustomer = async (db: Database, userId: string): Promise<readonly CustomerOrder[]> =>
  withDetails(
    db,
    await ordersOf(db, userId)
      .orderBy('created_at', 'desc')
      // Two orders of the same time have one order too.
      .orderBy('id', 'desc')
      .limit(MAX_LISTED_ORDERS)
      .execute(),
  );

/** One order, if it is that customer's: an order of somebody else is one that does not exist. */
export const orderOfCustomer = async (
  db: Database,
  userId: string,
  orderId: number,
): Promise<CustomerOrder | undefined> =>
  (await withDetails(db, await ordersOf(db, userId).where('id', '=', orderId).execute()))[0];

export const statusOfOrder = async (db: Database, userId: string, orderId: number): Promise<OrderStatus | undefined> =>
  (
    await db
      .selectFrom('customer_order')
      .select('status')
      .where('user_id', '=', userId)
      .where('id', '=', orderId)
      .executeTakeFirst()
  )?.status;
