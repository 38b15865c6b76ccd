import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import { shippingName, shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import type { OrderRecord } from './order-store.ts';
import type { ParcelTables } from './parcel-tables.ts';

export type Parcel = Selectable<ParcelTables['parcel']>;

/** The parcels of orders, by order, in the order in which they were packed. */
export async function parcelsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Parcel[]>> {
  if (orderIds.length === 0) return new Map();
  const parcels = await db.selectFrom('parcel').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
  return Map.groupBy(parcels, (parcel) => parcel.order_id);
}

/**
 * The wire's `ShippingDetailType`: the parcels that are on their way. Before the first, and one that is only packed has
 * nothing to follow yet, it is the chosen way of delivery: clients show its name from the beginning.
 */
export function presentDelivery(order: OrderRecord, parcels: readonly Parcel[], { market, language }: Scope) {
  const sent = parcels.filter(({ sent_at: sentAt }) => sentAt !== null);
  if (sent.length === 0) {
    const { id, kind } = shippingOptionOrDefault(market.alias, order.shipping_id);
    const nothingToFollow = { parcelNumber: null, shippingDate: null, trackingLink: null };
    return [{ id: order.id, name: shippingName(kind, language), shippingId: id, ...nothingToFollow }];
  }
  return sent.map((parcel) => ({
    id: parcel.id,
    name: parcel.carrier,
    parcelNumber: parcel.tracking_number,
    shippingDate: parcel.sent_at,
    shippingId: parcel.shipping_id,
    trackingLink: parcel.tracking_link,
  }));
}
