import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { MinorUnits } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { OrderStatus, OrderTables } from './order-tables.ts';
import { sha256 } from '../../platform/hash.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';

export type OrderRecord = Selectable<OrderTables['customer_order']>;
export type OrderRow = Selectable<OrderTables['order_row']>;

/** The API's order status: an order that the shop has received and not packed yet is `pending` there. */
export const wireStatus = (status: OrderStatus): string => (status === 'received' ? 'pending' : status);

export interface PlacedOrder {
  readonly order: OrderRecord;
  readonly rows: readonly OrderRow[];
  /** The payment from a gift card and the customer's balance, in minor units. */
  readonly fromBalance?: MinorUnits;
  /** The part of it that was the customer's balance. */
  readonly fromCustomer?: MinorUnits;
}

/** The rows of an order, in the order of its cart. */
export const orderRows = (db: Database, orderId: number): Promise<readonly OrderRow[]> =>
  db.selectFrom('order_row').selectAll().where('order_id', '=', orderId).orderBy('row_number').execute();

const orders = (db: Database) => db.selectFrom('customer_order').selectAll();

/** An order that is known to exist. */
export const orderRecord = (db: Database, id: number): Promise<OrderRecord> =>
  orders(db).where('id', '=', id).executeTakeFirstOrThrow();

/** Changes what is given and leaves the rest. */
export async function changeOrder(
  transaction: DatabaseTransaction,
  id: number,
  change: Updateable<OrderTables['customer_order']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('customer_order')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

type PaidBefore = Required<Pick<PlacedOrder, 'fromBalance' | 'fromCustomer'>>;

const spentOn = async (
  db: Database,
  table: 'balance_spending' | 'gift_card_spending',
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, MinorUnits>> => {
  const rows = await db.selectFrom(table).select(['order_id', 'amount']).where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, row.amount]));
};

const paidBeforeByOrder = async (db: Database, orderIds: readonly number[]): Promise<(id: number) => PaidBefore> => {
  const balances = await spentOn(db, 'balance_spending', orderIds);
  const cards = await spentOn(db, 'gift_card_spending', orderIds);
  return (id) => {
    const fromCustomer = balances.get(id) ?? 0;
    return { fromBalance: (cards.get(id) ?? 0) + fromCustomer, fromCustomer };
  };
};

/** The amounts that paid an order before its payment. */
export const paidBefore = async (db: Database, orderId: number): Promise<PaidBefore> =>
  (await paidBeforeByOrder(db, [orderId]))(orderId);

/** The orders with their rows and what was paid before; many take as many queries as one. */
export async function withRowsOfAll(db: Database, orders: readonly OrderRecord[]): Promise<readonly PlacedOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('row_number')
    .execute();
  const rowsByOrder = Map.groupBy(rows, (row) => row.order_id);
  const paid = await paidBeforeByOrder(db, ids);
  return orders.map((order) => ({ order, rows: rowsByOrder.get(order.id) ?? [], ...paid(order.id) }));
}

const firstWithRows = async (
  db: Database,
  query: Pick<ReturnType<typeof orders>, 'executeTakeFirst'>,
): Promise<PlacedOrder | undefined> => {
  const order = await query.executeTakeFirst();
  return order && (await withRowsOfAll(db, [order]))[0];
};

export const findOrder = (db: Database, publicId: string): Promise<PlacedOrder | undefined> =>
  firstWithRows(db, orders(db).where('public_id', '=', publicId));

/** The order of that number, if that cart became it. */
export const findOrderOfCart = (db: Database, id: number, cartId: string): Promise<PlacedOrder | undefined> =>
  firstWithRows(db, orders(db).where('id', '=', id).where('cart_id', '=', cartId));

/** The cart's order that still waits for its payment; the caller holds the cart's lock. */
export const findOpenOrder = (transaction: DatabaseTransaction, cartId: string): Promise<PlacedOrder | undefined> =>
  firstWithRows(transaction, orders(transaction).where('cart_id', '=', cartId).where('status', '=', 'pending-payment'));

/** The order that the cart became. */
export const findReceivedOrder = (db: Database, cartId: string): Promise<PlacedOrder | undefined> =>
  firstWithRows(
    db,
    orders(db).where('cart_id', '=', cartId).where('completed_at', 'is not', null).orderBy('id', 'desc').limit(1),
  );

export const isCartClosed = async (db: Database, cartId: string): Promise<boolean> => {
  const cart = await db.selectFrom('cart').select('closed_at').where('id', '=', cartId).executeTakeFirst();
  return cart?.closed_at !== null;
};

/** The number of received orders with that e-mail address, in whatever case it was typed, this one included. */
export async function countPurchases(db: Database, order: OrderRecord): Promise<number> {
  const row = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where(sql<string>`lower(email)`, '=', order.email.toLowerCase())
    .where('completed_at', 'is not', null)
    .where('id', '<=', order.id)
    .executeTakeFirstOrThrow();
  return Math.max(1, Number(row.orders));
}

/** The hash of the network that an order is placed from. The order keeps it until it is paid or cancelled. */
export const placedFrom = (network: string): string => sha256(network);

/**
 * Stock that one network holds unpaid is limited. `cartId` may order again: its own order is replaced, not added. Orders placed
 * in the same moment are not seen, so a network may hold as many more as the server places at once.
 */
export async function rejectTooManyOpenOrders(
  transaction: DatabaseTransaction,
  { network, cartId, max }: { readonly network: string; readonly cartId: string; readonly max: number },
): Promise<void> {
  const open = await transaction
    .selectFrom('customer_order')
    .select('id')
    .where('placed_from', '=', placedFrom(network))
    .where('status', '=', 'pending-payment')
    .where('cart_id', '!=', cartId)
    .limit(max)
    .execute();
  if (open.length >= max)
    throw graphqlError('TooManyRequests', 'Too many orders from here wait for their payment. Pay or cancel one first.');
}
