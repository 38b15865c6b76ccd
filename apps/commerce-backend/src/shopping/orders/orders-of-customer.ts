import type { Database } from '../../platform/database/database.ts';
import { withRowsOfAll } from './order-store.ts';
import type { OrderStatus } from './order-tables.ts';
import type { OrderRecord, PlacedOrder } from './order-store.ts';
import { parcelsOfOrders } from './parcel-store.ts';
import type { Parcel } from './parcel-store.ts';
import { paymentsOfOrders } from './payment-store.ts';
import type { PaymentOutline } from './payment-store.ts';
import { refundsOfOrders } from './refund-store.ts';
import type { Refund } from './refund-store.ts';

/** A list has no pages, so it is cut: those are years of orders for nearly everybody. */
const MAX_LISTED_ORDERS = 200;

/** An order as its customer sees it. */
export interface CustomerOrder extends PlacedOrder {
  readonly payment: PaymentOutline | undefined;
  readonly parcels: readonly Parcel[];
  readonly refunds: readonly Refund[];
}

const ordersOf = (db: Database, userId: string) =>
  db.selectFrom('customer_order').selectAll().where('user_id', '=', userId);

const withDetails = async (db: Database, orders: readonly OrderRecord[]): Promise<readonly CustomerOrder[]> => {
  const ids = orders.map(({ id }) => id);
  const payments = await paymentsOfOrders(db, ids);
  const parcels = await parcelsOfOrders(db, ids);
  const refunds = await refundsOfOrders(db, ids);
  return (await withRowsOfAll(db, orders)).map((placed) => ({
    ...placed,
    payment: payments.get(placed.order.id),
    parcels: parcels.get(placed.order.id) ?? [],
    refunds: refunds.get(placed.order.id) ?? [],
  }));
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

/** The status of an order, if it is that customer's. */
export const statusOfOrder = async (db: Database, userId: string, orderId: number): Promise<OrderStatus | undefined> =>
  (
    await db
      .selectFrom('customer_order')
      .select('status')
      .where('user_id', '=', userId)
      .where('id', '=', orderId)
      .executeTakeFirst()
  )?.status;
