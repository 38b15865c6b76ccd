import type { Database } from '../../platform/database/database.ts';
import { withRowsOfAll } from './order-store.ts';
import type { OrderRecord, PlacedOrder } from './order-store.ts';
import { paymentsOfOrders } from './payment-store.ts';
import type { PaymentOutline } from './payment-store.ts';

/** A list has no pages, so it is cut: those are years of orders for nearly everybody. */
const MAX_LISTED_ORDERS = 200;

/** An order as its customer sees it. */
export interface CustomerOrder extends PlacedOrder {
  readonly payment: PaymentOutline | undefined;
}

const ordersOf = (db: Database, userId: string) =>
  db.selectFrom('customer_order').selectAll().where('user_id', '=', userId);

const withPayments = async (db: Database, orders: readonly OrderRecord[]): Promise<readonly CustomerOrder[]> => {
  const payments = await paymentsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return (await withRowsOfAll(db, orders)).map((placed) => ({ ...placed, payment: payments.get(placed.order.id) }));
};

/** The latest orders of a customer, newest first. */
export const ordersOfCustomer = async (db: Database, userId: string): Promise<readonly CustomerOrder[]> =>
  withPayments(
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
  (await withPayments(db, await ordersOf(db, userId).where('id', '=', orderId).execute()))[0];

/** The status of an order, if it is that customer's. */
export const statusOfOrder = async (db: Database, userId: string, orderId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('customer_order')
      .select('status')
      .where('user_id', '=', userId)
      .where('id', '=', orderId)
      .executeTakeFirst()
  )?.status;
