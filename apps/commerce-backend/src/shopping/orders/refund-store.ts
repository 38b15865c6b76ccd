import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import type { ReturnTables } from '../returns/return-tables.ts';
import type { OrderRow } from './order-store.ts';

export type Refund = Selectable<ReturnTables['order_refund']>;

/** The refunds of orders, by order, the oldest first. */
export async function refundsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Refund[]>> {
  if (orderIds.length === 0) return new Map();
  const refunds = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(refunds, (refund) => refund.order_id);
}

/** The wire's `RefundType` of each; `itemId` is the row of the order, or 0. */
export const presentRefunds = (refunds: readonly Refund[], rows: readonly OrderRow[]) =>
  refunds.map((refund) => ({
    id: refund.id,
    itemId: refund.row_number,
    articleNumber: rows.find((row) => row.row_number === refund.row_number)?.article_number ?? null,
    createdAt: refund.created_at,
    reason: null,
    reasonCode: null,
    refundType: null,
    toBalance: refund.to_balance,
    total: decimal(refund.amount),
    vat: decimal(refund.vat),
  }));
