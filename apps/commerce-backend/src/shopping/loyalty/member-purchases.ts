import { sql } from 'kysely';
import type { Purchase } from '@lyng/loyalty/core';
import type { Database } from '../../platform/database/database.ts';
import type { Contact } from './contact-store.ts';

/** Returned and refunded goods by order; shipping gives no points. */
async function returnsOf(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, Purchase['returns']>> {
  if (orderIds.length === 0) return new Map();
  const refunds = await db
    .selectFrom('order_refund')
    .select(['order_id', 'amount', 'created_at'])
    .where('order_id', 'in', orderIds)
    .where('row_number', '>', 0)
    .orderBy('id')
    .execute();
  return Map.groupBy(
    refunds.map(({ order_id: orderId, amount, created_at: at }) => ({ orderId, amount, at: at.getTime() })),
    ({ orderId }) => orderId,
  );
}

/**
 * The paid orders of a member since they joined, oldest first: goods after all discounts. A gift card gives points when
 * goods are bought with it, not when it is bought itself. An order that was cancelled after its payment came back completely.
 */
export async function memberPurchases(
  db: Database,
  { user_id: userId, joined_at: joinedAt }: Pick<Contact, 'user_id' | 'joined_at'>,
): Promise<readonly Purchase[]> {
  if (userId === null || joinedAt === null) return [];
  const orders = await db
    .selectFrom('customer_order')
    .select(({ selectFrom }) => [
      'id',
      'currency',
      'status',
      'total_inc_vat',
      'shipping_fee_inc_vat',
      'completed_at',
      'updated_at',
      selectFrom('order_row')
        .whereRef('order_row.order_id', '=', 'customer_order.id')
        .where('is_gift_card', '=', true)
        .select(sql<number>`coalesce(sum(total_selling_inc_vat), 0)::integer`.as('value'))
        .as('gift_cards'),
    ])
    .where('user_id', '=', userId)
    .where('completed_at', '>=', joinedAt)
    .orderBy('completed_at')
    .orderBy('id')
    .execute();
  const returned = await returnsOf(
    db,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) => {
    if (order.completed_at === null) return [];
    const amount = Math.max(0, order.total_inc_vat - order.shipping_fee_inc_vat - (order.gift_cards ?? 0));
    const returns =
      order.status === 'cancelled' ? [{ at: order.updated_at.getTime(), amount }] : (returned.get(order.id) ?? []);
    return [{ id: String(order.id), at: order.completed_at.getTime(), currency: order.currency, amount, returns }];
  });
}
