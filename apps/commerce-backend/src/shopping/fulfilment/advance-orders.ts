import type { Backend } from '../../platform/backend.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { changeOrder, orderRows } from '../orders/order-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import type { OrderStatus } from '../orders/order-tables.ts';
import { shipmentOfOrder } from '../orders/shipment-of-order.ts';
import { planShipment } from '../shipping/shipment.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import { carriers, trackingNumberOf } from './core/carriers.ts';
import { planFulfilment, stepAt } from './core/fulfilment-plan.ts';
import type { FulfilmentPlan, FulfilmentStep } from './core/fulfilment-plan.ts';

const statuses: Readonly<Record<FulfilmentStep, OrderStatus>> = {
  ordered: 'received',
  packed: 'partial',
  sent: 'partial',
  delivered: 'completed',
};

const saveParcel = async (
  transaction: DatabaseTransaction,
  order: OrderRecord,
  plan: FulfilmentPlan,
  step: FulfilmentStep,
): Promise<void> => {
  const carrier = carriers[order.market];
  const trackingNumber = trackingNumberOf(order.id);
  const progress = {
    sent_at: step === 'packed' ? null : plan.sentAt,
    delivered_at: step === 'delivered' ? plan.deliveredAt : null,
  };
  const moved = await transaction
    .updateTable('parcel')
    .set(progress)
    .where('order_id', '=', order.id)
    .returning('id')
    .executeTakeFirst();
  if (moved !== undefined) return;
  await transaction
    .insertInto('parcel')
    .values({
      order_id: order.id,
      shipping_id: order.shipping_id,
      carrier: carrier.name,
      tracking_number: trackingNumber,
      tracking_link: carrier.trackingLink(trackingNumber),
      packed_at: plan.packedAt,
      expected_at: plan.deliveredAt,
      ...progress,
    })
    .execute();
};

/** Several processes may advance at once: the order's row is locked, and read again behind the lock. */
async function advanceOrder(transaction: DatabaseTransaction, orderId: number, now: Date): Promise<void> {
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('status', 'in', ['received', 'partial'])
    .forUpdate()
    .executeTakeFirst();
  if (!order?.completed_at) return;
  const { market } = order;
  const { kind } = shippingOptionOrDefault(market, order.shipping_id);
  const rows = await orderRows(transaction, orderId);
  const goods = shipmentOfOrder(order, rows);
  const plan = planFulfilment(planShipment(goods ?? { orderedAt: order.completed_at, market, isInStock: true }, kind));
  const step = stepAt(plan, now);
  if (step === 'ordered') return;
  // Gift cards were mailed when the order was paid: nothing is packed for them.
  if (goods) await saveParcel(transaction, order, plan, step);
  const status = goods ? statuses[step] : 'completed';
  if (status === order.status) return;
  await changeOrder(transaction, orderId, { status }, now);
}

/** The warehouse of the demo: moves paid orders on, each for itself. */
export async function advanceOrders({ db, report }: Pick<Backend, 'db' | 'report'>, now: Date): Promise<void> {
  const moving = await db
    .selectFrom('customer_order')
    .select('id')
    .where('status', 'in', ['received', 'partial'])
    .where('completed_at', '<', now)
    .orderBy('completed_at')
    .execute();
  for (const { id } of moving) {
    try {
      await inTransaction(db, (transaction) => advanceOrder(transaction, id, now));
    } catch (error) {
      report(error, 'fulfilment');
    }
  }
}
