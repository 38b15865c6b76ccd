import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { orderRows } from '../orders/order-store.ts';
import type { OrderRecord, OrderRow } from '../orders/order-store.ts';
import type { Parcel } from '../orders/orders-of-customer.ts';
import { aftercareOf } from './core/aftercare.ts';
import type { Aftercare } from './core/aftercare.ts';
import { returnedUnits } from './return-store.ts';

/** A row of an order, and how many of its units no return has yet. */
export interface RowLeft {
  readonly row: OrderRow;
  readonly left: number;
}

export interface OrderToReturn {
  readonly order: OrderRecord;
  readonly rows: readonly RowLeft[];
  readonly parcels: readonly Parcel[];
  readonly aftercare: Aftercare;
}

export async function readOrderToReturn(
  db: Database,
  order: OrderRecord,
  returnDays: number,
  now: Date,
): Promise<OrderToReturn> {
  const allRows = await orderRows(db, order.id);
  const returned = await returnedUnits(db, order.id);
  const parcels = await db.selectFrom('parcel').selectAll().where('order_id', '=', order.id).orderBy('id').execute();
  // A gift card is money that was mailed: it does not come back in a parcel.
  const rows = allRows.map((row) => ({
    row,
    left: row.is_gift_card ? 0 : row.quantity - (returned.get(row.row_number) ?? 0),
  }));
  const facts = {
    status: order.status,
    market: order.market,
    parcels: parcels.map(({ sent_at: sentAt, delivered_at: deliveredAt }) => ({ sentAt, deliveredAt })),
    unitsLeft: rows.reduce((sum, { left }) => sum + left, 0),
    hasGiftCard: allRows.some((row) => row.is_gift_card),
  };
  return { order, rows, parcels, aftercare: aftercareOf(facts, returnDays, now) };
}

/** The order's row, locked: its returns change one after the other. */
export const lockOrder = (transaction: DatabaseTransaction, orderId: number): Promise<OrderRecord> =>
  transaction.selectFrom('customer_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
